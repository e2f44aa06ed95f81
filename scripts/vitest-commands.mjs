// Bundles the commands once, before the first test that runs one of them, unless they're bundled as they are.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const COMMAND = join(import.meta.dirname, '../packages/cli/bin/swordtable.js');

let building;

export default async (project) => {
  const { testFiles } = await project.globTestFiles(project.vitest.filenamePattern);
  if (!testFiles.some((file) => file.includes('/packages/cli/'))) return;
  // The command builds itself when a source is newer.
  building ??= promisify(execFile)(process.execPath, [COMMAND, '--version']);
  await building;
};

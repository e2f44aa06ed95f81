// Finds the browsers, and starts the service whose pages they open, before the first browser test.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowsers } from './services/browser.mjs';

const COMMAND = join(import.meta.dirname, '../packages/cli/bin/swordtable.js');
/** Limits that no test reaches: they all come from one address. */
const WIDE = { REQUESTS_PER_MINUTE: '100000', MATCHES_PER_HOUR: '100000', STREAMS_PER_CLIENT: '1000' };

const serve = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'swordtable-e2e-'));
  const child = spawn(process.execPath, [COMMAND, 'serve'], {
    env: { ...process.env, ...WIDE, SWORDTABLE_EXAMPLES: '1', DATA: folder, PORT: '0', DATABASE_URL: '', REDIS_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    const gone = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGKILL');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const address = await new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', () => reject(new Error(`The service ended: ${printed}`)));
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
      const [, found] = /"address":"([^"]+)"/.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return { address, stop };
};

export default async (project) => {
  const { testFiles } = await project.globTestFiles(project.vitest.filenamePattern);
  if (testFiles.length === 0) return;
  findBrowsers();
  const { address, stop } = await serve();
  project.provide('address', address);
  project.provide('isLong', !(project.vitest.config.tagsFilter ?? []).includes('!long'));
  return stop;
};

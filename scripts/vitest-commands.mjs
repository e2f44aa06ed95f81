// Bundles the commands once, before the first test that runs one of them.
import { build } from './build.mjs';

let building;

export default async (project) => {
  const { testFiles } = await project.globTestFiles(project.vitest.filenamePattern);
  if (!testFiles.some((file) => file.includes('/packages/cli/'))) return;
  building ??= build();
  await building;
};

// Finds the browsers that the browser tests are run with, before the first of them starts.
import { findBrowsers } from './services/browser.mjs';

export default async (project) => {
  const { testFiles } = await project.globTestFiles(project.vitest.filenamePattern);
  if (testFiles.length > 0) findBrowsers();
};

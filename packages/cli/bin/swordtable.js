#!/usr/bin/env node
// Starts the bundled command, and builds it first when a source is newer: in a checkout there is then nothing to remember.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = ['../../', '../../../examples/'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const builder = new URL('../../../scripts/build.mjs', import.meta.url);
const bundle = new URL('../dist/main.js', import.meta.url);

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const isOutput = ({ name }) => name === 'node_modules' || name === 'dist';

/**
 * Folders are checked as well as files, because a removed or renamed file shows only there; except those that something is built or
 * installed into, which changes them too.
 */
const newerThan = (time, folder) => {
  const entries = readdirSync(folder, { withFileTypes: true });
  if (!entries.some(isOutput) && modified(folder) > time) return true;
  return entries.some((entry) => {
    if (isOutput(entry)) return false;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return newerThan(time, path);
    return /\.(ts|json)$/.test(entry.name) && modified(path) > time;
  });
};

const built = modified(bundle);
// An installation without the build script has only its bundle, and uses it as it is.
if (modified(builder) > 0 && (built === 0 || modified(builder) > built || sources.some((folder) => newerThan(built, folder)))) {
  const { build } = await import(builder.href);
  await build().catch((error) => {
    // esbuild has already shown the errors it found in the sources.
    if (!error.errors) console.error(error);
    process.exit(1);
  });
}

await import(bundle.href);

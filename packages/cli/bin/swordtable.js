#!/usr/bin/env node
// Starts the bundled command, and builds it first when a source is newer: in a checkout there is then nothing to remember.
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const builder = new URL('../../../scripts/build.mjs', import.meta.url);
const bundle = new URL('../dist/main.js', import.meta.url);
const list = new URL('../dist/sources.json', import.meta.url);

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/** Whether a source has changed since then, or is gone. A new one is used only by one that has changed. */
const isOlder = (built) => {
  if (built === undefined || modified(list) === undefined) return true;
  return JSON.parse(readFileSync(list, 'utf8')).some((path) => (modified(root + path) ?? Number.POSITIVE_INFINITY) > built);
};

// An installation without the build script has only its bundle, and uses it as it is.
if (modified(builder) !== undefined && isOlder(modified(bundle))) {
  const { build } = await import(builder.href);
  await build().catch((error) => {
    // esbuild has already shown the errors it found in the sources.
    if (!error.errors) console.error(error);
    process.exit(1);
  });
}

await import(bundle.href);

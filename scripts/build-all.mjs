// Builds the page, and then the commands: npm run build. The page comes first because a new folder beside the sources counts as a change
// to them, and the commands would be built again when they are next run. With --no-brotli, only gzip copies are made.
import { relative } from 'node:path';
import { build } from './build.mjs';
import { buildWeb } from './build-web.mjs';
import { root } from './setup.mjs';

const kilobytes = (bytes) => `${Math.ceil(bytes / 1024)} kB`;

for (const { path, bytes, gzip } of await buildWeb({ hasBrotli: !process.argv.includes('--no-brotli') }))
  console.log(`${relative(root, path)}  ${kilobytes(bytes)}${gzip === undefined ? '' : `, ${kilobytes(gzip)} compressed`}`);
try {
  for (const { path, contents } of await build()) console.log(`${relative(root, path)}  ${kilobytes(contents.length)}`);
} catch (error) {
  // esbuild has already shown the errors it found in the sources.
  if (!error.errors) console.error(error);
  process.exitCode = 1;
}

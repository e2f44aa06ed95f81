// Builds the site into packages/web/dist, with compressed copies of every file that benefits.
// Brotli takes most of the time; for tests it can be left out.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './setup.mjs';

const web = join(root, 'packages/web');
const out = join(web, 'dist');
/** The sources of the pages; a change to any of them makes the pages stale. */
const sources = [
  'packages/web',
  'packages/kernel',
  'packages/games',
  'packages/bots',
  'packages/server/match',
  'packages/server/api',
  'examples',
].map((path) => join(root, path));

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the built pages are at least as new as all their sources. */
export const isFresh = () => {
  const built = modified(join(out, 'index.html'));
  return built > 0 && sources.flatMap(filesIn).every((path) => modified(path) <= built);
};

const TEXT = /\.(js|css|html|svg|json|webmanifest|map|txt)$/;

const compress = (path, hasBrotli) => {
  const bytes = readFileSync(path);
  if (!TEXT.test(path) || bytes.length < 1_000) return { path, bytes: bytes.length };
  const gzip = gzipSync(bytes, { level: 9 });
  writeFileSync(`${path}.gz`, gzip);
  if (!hasBrotli) return { path, bytes: bytes.length, gzip: gzip.length };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  return { path, bytes: bytes.length, gzip: gzip.length };
};

/** Whatever every visit loads is one file: it compresses better than twenty, and comes sooner. So is the kernel, which all games need. */
const together = {
  output: {
    codeSplitting: {
      groups: [
        { name: 'first', tags: ['$initial'], priority: 1 },
        { name: 'kernel', test: /packages[\\/]kernel[\\/]/ },
      ],
    },
  },
};

export const buildWeb = async ({ hasBrotli = true } = {}) => {
  const { build } = await import('vite');
  await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn', build: { rolldownOptions: together } });
  const listed = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? listed(join(folder, entry.name)) : [join(folder, entry.name)],
    );
  return listed(out).map((path) => compress(path, hasBrotli));
};

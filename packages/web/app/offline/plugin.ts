import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { type Precache, precacheOf } from './precache.ts';

const NAME = 'virtual:offline';
const SOURCE = fileURLToPath(new URL('sw.ts', import.meta.url));

/** Gives the worker its list of files. */
const listOf = (list: Precache): Plugin => ({
  name: 'swordtable-offline-list',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}`
      ? `export const version = ${JSON.stringify(list.version)}; export const files = ${JSON.stringify(list.files)};`
      : undefined,
});

/** Bundles the worker as one classic script, for browsers without module workers. */
const scriptFor = async (list: Precache): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [listOf(list)],
    build: { write: false, target: 'es2022', rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } } },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
  return chunk.code;
};

/**
 * Writes `sw.js` beside the built page, with the list of all built files and a version derived from their contents: the same pages give the
 * same worker, and any change gives another.
 */
export const offline = (): Plugin => ({
  name: 'swordtable-offline',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: async ({ dir }) => {
      if (dir !== undefined) writeFileSync(join(dir, 'sw.js'), await scriptFor(precacheOf(dir)));
    },
  },
});

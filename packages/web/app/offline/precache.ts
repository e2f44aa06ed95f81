import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface Precache {
  readonly version: string;
  readonly files: readonly string[];
}

/** The browser keeps the worker itself, the server handles compressed copies, and hidden files aren't served. */
const LEFT_OUT = /^\/(?:sw\.js$|\.)|\.(?:gz|br|map)$/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** All files of a built site by address, and a version that changes with any of them. */
export const precacheOf = (folder: string): Precache => {
  const found = filesIn(folder)
    .map((path) => ({ path, file: `/${relative(folder, path).split(sep).join('/')}` }))
    .filter(({ file }) => !LEFT_OUT.test(file))
    // One page stands for all addresses.
    .map(({ path, file }) => ({ path, file: file === '/index.html' ? '/' : file }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const hash = createHash('sha256');
  for (const { path, file } of found) hash.update(`${file}\n`).update(readFileSync(path));
  return { version: hash.digest('hex').slice(0, 16), files: found.map(({ file }) => file) };
};

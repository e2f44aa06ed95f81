// Which licenses the libraries may have, those of our libraries' libraries included: npm run check:licenses. With --list, prints them all.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

/** The libraries of the program and of its tools, and of what we measure ourselves against. */
const LOCKS = ['package-lock.json', 'peers/package-lock.json'];

/** They ask for nothing but their own notice. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'Unlicense'];
/** For fonts and icons, which CREDITS.md names. */
const ARTWORK = {
  '@fontsource-variable/cinzel': 'OFL-1.1',
  '@fontsource-variable/inter': 'OFL-1.1',
  '@iconify-json/game-icons': 'CC-BY-3.0',
};
/** For tools that run here and are no part of what we give away. */
const TOOLS_ONLY = ['MPL-2.0', 'Python-2.0'];
/** Their manifests name a license in an old way or none at all; their own LICENSE or README file does. */
const READ_BY_HAND = { 'base64-arraybuffer': 'MIT', only: 'MIT', 'svg-tags': 'MIT', 'xmlhttprequest-ssl': 'MIT' };

/** Every library in a lock file, with its license and whether it is needed only here. */
export const librariesIn = (lock) =>
  Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { name, version, license, dev, devOptional }]) => {
      const known = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name: known, version, license: license ?? READ_BY_HAND[known], isTool: dev === true || devOptional === true };
    });

/** An expression is allowed if all of it is, or one of its choices. */
const allowed = (expression, list) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => list.includes(license)));

/** What is wrong with a library's license, or undefined. */
export const problemWith = ({ name, version, license, isTool }) => {
  if (license === undefined) return `${name} ${version} names no license.`;
  if (ARTWORK[name] === license || allowed(license, isTool ? [...PERMISSIVE, ...TOOLS_ONLY] : PERMISSIVE)) return undefined;
  return `${name} ${version} has the license ${license}, which isn’t allowed for ${isTool ? 'tools' : 'what we give away'}.`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const libraries = LOCKS.flatMap((lock) => librariesIn(JSON.parse(readFileSync(join(root, lock), 'utf8'))));
  if (process.argv.includes('--list'))
    for (const { name, version, license, isTool } of libraries.toSorted((a, b) => a.name.localeCompare(b.name)))
      console.log(`${name} ${version}  ${license}${isTool ? '  (tool)' : ''}`);
  const problems = libraries.map(problemWith).filter((problem) => problem !== undefined);
  for (const problem of problems) console.error(problem);
  console.log(`${libraries.length} libraries, ${problems.length} with a license that isn’t allowed.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CODES } from '@swordtable/server/http/refusals';
import { describe, expect, test } from 'vitest';
import { REFUSALS } from './refusals.ts';

const packages = fileURLToPath(new URL('../../..', import.meta.url));

/** Where refusals that a page may show come from. */
const SOURCES = [
  ...[
    'kernel',
    'games/battlefields',
    'games/contracts',
    'games/scenes',
    'games/swordcrafters',
    'games/tile-battle',
    'server/registry',
    'server/http',
    'server/match',
    'bots/levels.ts',
    'bots/puzzles',
    'bots/review',
  ],
  ...['web/app', 'web/client', 'web/kit/lessons', 'web/kit/selection'],
];

const filesUnder = (path: string): readonly string[] =>
  path.endsWith('.ts')
    ? [path]
    : readdirSync(join(packages, path), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing\/|toys\//.test(name))
        .map((name) => join(path, name));

const codesIn = (path: string): readonly string[] =>
  [...readFileSync(join(packages, path), 'utf8').matchAll(/(?:refuse(?:With)?\(\s*|\bcode: )'([a-z-]+)'/g)].map(([, code = '']) => code);

const codes = [...new Set([...SOURCES.flatMap(filesUnder).flatMap(codesIn), ...Object.keys(CODES)])];

describe('refusals', () => {
  test('every one that a page may show has a German sentence', () => {
    expect(codes.length).toBeGreaterThan(70);
    expect(codes.filter((code) => !Object.hasOwn(REFUSALS.de, code)).sort()).toEqual([]);
  });

  test('no sentence is left for a refusal that doesn’t exist', () => {
    const known = new Set([...codes]);
    expect([...Object.keys(REFUSALS.de), ...Object.keys(REFUSALS.en)].filter((code) => !known.has(code))).toEqual([]);
  });

  test('none addresses programs', () => {
    const all = Object.values(REFUSALS).flatMap((sentences) => Object.values(sentences));
    expect(all.filter((sentence) => /bearer|\/api|json|header/i.test(sentence))).toEqual([]);
    expect(all.filter((sentence) => !/^[A-ZÄÖÜ].*\.$/.test(sentence))).toEqual([]);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { SITE } from './e2e/site.ts';
import map from './kit/icons/icon-map.json' with { type: 'json' };
import { type Collection, glyphsOf } from './kit/icons/map.ts';

/** What a first visit may cost before a game is opened: kilobytes of compressed script. */
const BUDGET = 100;

const read = (file: string): string => readFileSync(join(SITE, file), 'utf8');
const weightOf = (file: string): number => gzipSync(readFileSync(join(SITE, file)), { level: 9 }).length / 1_000;

/** Scripts that a page names, or that a script imports immediately. Later imports are in parentheses and are not found. */
const namedIn = (page: string): readonly string[] =>
  [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => String(file));
const importedIn = (script: string): readonly string[] =>
  [...script.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, file]) => `assets/${file}`);

const firstLoad = (): readonly string[] => {
  const found = new Set(namedIn(read('index.html')));
  // What is added on the way is walked over as well.
  for (const file of found) for (const imported of importedIn(read(file))) found.add(imported);
  return [...found];
};

const collection = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as Collection;

/** A piece of the first emblem of a set. */
const emblemIn = (set: string): string => Object.values(glyphsOf(map, set, collection))[0]?.paths[0]?.d.slice(0, 80) ?? '';

describe('the weight of a first visit', () => {
  beforeAll(() => {
    if (!existsSync(join(SITE, 'index.html')))
      throw new Error('The pages are not built, so they cannot be weighed: run "npm run build" first.');
  });

  test(`is at most ${BUDGET} kB of compressed script`, () => {
    const weights = firstLoad().map((file) => ({ file, weight: weightOf(file) }));
    const total = weights.reduce((sum, { weight }) => sum + weight, 0);
    const report = weights.map(({ file, weight }) => `${weight.toFixed(1)} kB  ${file}`).join('\n');
    console.info(`First load: ${total.toFixed(1)} kB of script, ${(BUDGET - total).toFixed(1)} kB below the budget.`);
    expect(weights.length).toBeGreaterThan(0);
    expect(total, report).toBeLessThanOrEqual(BUDGET);
  });

  /** A word that only this part contains. */
  const marks: readonly (readonly [string, string])[] = [
    ['the rules of the games', 'Manticore'],
    ['the cards of older versions', 'until the famous one is flattered'],
    ['German', 'Der Tisch ist gedeckt.'],
    ['German sentences for refusals', 'Dieses Spiel gibt es hier nicht.'],
    ['what replays a match', 'The replayed match ends with'],
    ['the table of the tile games', 'data-drafting'],
    ['the set-up of a match', 'stand-in'],
    ['the look at whose turn it is', 'swordtable.told-turns'],
    ...['olympus', 'asgard', 'terrain', 'battlefields', 'swordcrafters', 'contracts'].map(
      (set) => [`the emblems of ${set}`, emblemIn(set)] as const,
    ),
  ];

  test.each(marks)('does not load %s', (part, mark) => {
    const scripts = readdirSync(join(SITE, 'assets')).filter((name) => name.endsWith('.js'));
    const having = scripts.map((name) => `assets/${name}`).filter((file) => read(file).includes(mark));
    expect(having, `no script has "${mark}" any more: choose another mark for ${part}`).not.toEqual([]);
    expect(having.filter((file) => firstLoad().includes(file))).toEqual([]);
  });

  test('does not load what runs beside the page', () => {
    expect(firstLoad().filter((file) => /worker/.test(file))).toEqual([]);
  });
});

import { createHash } from 'node:crypto';
import { CATALOG } from '@swordtable/games/tile-battle/catalog';
import { HEROES, TERRAINS } from '@swordtable/games/tile-battle/hero/roster';
import { NO_TERRAIN } from '@swordtable/games/tile-battle/hero/terrain';
import { describe, expect, test } from 'vitest';
import { readRulings, withCurlyQuotes } from '../../../../kit/words/rulings.ts';
import { de } from './rulings.de.ts';
import { en } from './rulings.en.ts';

const ids = (letter: string, count: number): readonly string[] => Array.from({ length: count }, (_, i) => `${letter}-${i + 1}`);
const ALL = [...ids('T', 25), ...ids('O', 23), ...ids('A', 20), ...ids('R', 24)];

test('bullets with and without a full stop, and rows of a table, are read', () => {
  const markdown =
    '# Head\n- **T-1 Growing grid.** Cells are\n  many.\n- **T-4 No stacking**; ever.\n- **T-9** A round ends.\n\n| R-1 | Never. | Because. |\n';
  expect(readRulings(markdown, { 'T-9': 'End', 'R-1': 'Gryphon' })).toEqual([
    { id: 'T-1', title: 'Growing grid', text: 'Cells are many.' },
    { id: 'T-4', title: 'No stacking', text: 'No stacking; ever.' },
    { id: 'T-9', title: 'End', text: 'A round ends.' },
    { id: 'R-1', title: 'Gryphon', text: 'Never. Because.' },
  ]);
});

test('straight quotes of the file become curly ones', () => {
  expect(withCurlyQuotes('"You may" can\'t be "must".')).toBe('“You may” can’t be “must”.');
});

describe.each([
  ['English', en],
  ['German', de],
])('the rulings in %s', (_name, rulings) => {
  test('are all there, in order', () => {
    expect(rulings.allRulings().map(({ id }) => id)).toEqual(ALL);
  });

  test('have a title and a text of whole sentences, without marks of the file', () => {
    const odd = rulings
      .allRulings()
      .filter(({ title, text }) => title === '' || text.length < 20 || /\*\*|\||\n|\s\s/.test(title + text) || !/[.”"]$/.test(text));
    expect(odd.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
  });

  test('every ruling that a hero or a terrain names, and that a ruling names, exists', () => {
    const named = [...CATALOG.map(({ tile }) => HEROES[tile]), ...TERRAINS, NO_TERRAIN].flatMap((text) => text?.rulings ?? []);
    const linked = rulings.allRulings().flatMap(({ text }) => text.match(/\b[TOAR]-\d+\b/g) ?? []);
    expect([...named, ...linked].filter((id) => rulings.rulingOf(id) === undefined)).toEqual([]);
  });
});

test('a ruling that there is not is not found', () => {
  expect(en.rulingOf('T-99')).toBeUndefined();
});

test('German is no English, and names the same rulings', () => {
  for (const { id, text } of de.allRulings()) {
    expect(text).not.toMatch(/\b(the|and|of|with|tile|hero|flips?)\b/);
    const linked = (said: string): readonly string[] => [...new Set(said.match(/\b[TOAR]-\d+\b/g))].sort();
    expect([id, ...linked(text)]).toEqual([id, ...linked(en.rulingOf(id)?.text ?? '')]);
  }
});

/**
 * The English rulings as they were when the German ones were last read against them. Where this fails, look at what changed in
 * RULINGS.md or RULES.md, bring rulings.de.md up to date, and put the new sum here.
 */
const READ_AGAINST: Readonly<Record<string, string>> = { T: 'f59917a7e897', O: '553392d3f2c4', A: '8466fdeb9d85', R: 'dde789292ad6' };

test.each(Object.entries(READ_AGAINST))('German was read against the English rulings %s as they are now', (letter, sum) => {
  const texts = en.allRulings().filter(({ id }) => id.startsWith(letter));
  const now = createHash('sha256')
    .update(JSON.stringify(texts.map(({ id, text }) => [id, text])))
    .digest('hex');
  expect(now.slice(0, 12)).toBe(sum);
});

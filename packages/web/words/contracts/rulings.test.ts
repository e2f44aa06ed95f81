import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { de } from './rulings.de.ts';
import { en } from './rulings.en.ts';

/** Every id that the file of the game settles something by. */
const written = [
  ...readFileSync(createRequire(import.meta.url).resolve('@swordtable/games/contracts/RULINGS.md'), 'utf8').matchAll(
    /^(?:- \*\*|\| )([CR]-\d+)\b/gm,
  ),
].map(([, id = '']) => id);

describe.each([
  ['English', en],
  ['German', de],
])('the rulings of Contracts in %s', (_name, rulings) => {
  test('are all there, in order', () => {
    expect(written.length).toBeGreaterThan(45);
    expect(rulings.allRulings().map(({ id }) => id)).toEqual(written);
  });

  test('have a title and a text of whole sentences, without marks of the file', () => {
    const odd = rulings
      .allRulings()
      .filter(({ title, text }) => title === '' || text.length < 20 || /\*\*|\||\n|\s\s/.test(title + text) || !/[.”"]$/.test(text));
    expect(odd.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
  });

  test('name only rulings that there are', () => {
    const linked = rulings.allRulings().flatMap(({ text }) => text.match(/\b[CR]-\d+\b/g) ?? []);
    expect(linked.filter((id) => rulings.rulingOf(id) === undefined)).toEqual([]);
  });
});

test('German is no English, and names the same rulings', () => {
  for (const { id, text } of de.allRulings()) {
    expect(text).not.toMatch(/\b(the|and|of|with|companions?|contracts?|cards?)\b/);
    const linked = (said: string): readonly string[] => [...new Set(said.match(/\b[CR]-\d+\b/g))].sort();
    expect([id, ...linked(text)]).toEqual([id, ...linked(en.rulingOf(id)?.text ?? '')]);
  }
});

/**
 * The English rulings as they were when the German ones were last read against them. Where this fails, look at what changed in
 * RULINGS.md, bring rulings.de.md up to date, and put the new sum here.
 */
const READ_AGAINST: Readonly<Record<string, string>> = { C: '60cad536c109', R: '7862ced70701' };

test.each(Object.entries(READ_AGAINST))('German was read against the English rulings %s as they are now', (letter, sum) => {
  const texts = en.allRulings().filter(({ id }) => id.startsWith(letter));
  const now = createHash('sha256')
    .update(JSON.stringify(texts.map(({ id, text }) => [id, text])))
    .digest('hex');
  expect(now.slice(0, 12)).toBe(sum);
});

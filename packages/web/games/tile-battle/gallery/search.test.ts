import { expect, test } from 'vitest';
import { searchRules } from '../../../kit/rules/search.ts';
import { de } from '../rules/words/rules.de.ts';
import { en } from '../rules/words/rules.en.ts';
import { de as germanRulings } from '../rules/words/rulings.de.ts';
import { en as englishRulings } from '../rules/words/rulings.en.ts';

const inEnglish = (query: string) => searchRules(en, englishRulings.allRulings(), query);
const inGerman = (query: string) => searchRules(de, germanRulings.allRulings(), query);

test('matches in a heading come first', () => {
  expect(inEnglish('scoring')[0]).toMatchObject({ kind: 'section', id: 'scoring' });
  expect(inEnglish('draft')[0]).toMatchObject({ kind: 'section', id: 'draft' });
  expect(inGerman('Wertung')[0]).toMatchObject({ kind: 'section', id: 'scoring' });
  expect(inEnglish('T-23')[0]).toMatchObject({ kind: 'ruling', id: 'T-23' });
  expect(inEnglish('t-2')[0]).toMatchObject({ kind: 'ruling', id: 'T-2' });
  expect(inEnglish('minotaur')[0]).toMatchObject({ kind: 'ruling', id: 'O-20' });
});

test('all words have to occur', () => {
  const both = inEnglish('perseus midas');
  expect(both.length).toBeGreaterThan(0);
  expect(both.length).toBeLessThan(inEnglish('perseus').length);
  expect(inEnglish('perseus xylophone')).toEqual([]);
});

test('a long word is found within a longer one, a very short one only where that begins', () => {
  expect(inGerman('fähigkeit').map(({ id }) => id)).toContain('A-5');
  expect(inEnglish('tie').map(({ id }) => id)).toContain('A-3');
  expect(inEnglish('tie').map(({ id }) => id)).not.toContain('abilities');
});

test('small and capital letters and accents are the same', () => {
  expect(inGerman('fahigkeiten')).toEqual(inGerman('FÄHIGKEITEN'));
  expect(inGerman('fähigkeiten')[0]).toMatchObject({ kind: 'section', id: 'abilities' });
  expect(inEnglish('RAGNAROK').length).toBeGreaterThan(0);
  expect(inGerman('mitreisst')).toEqual(inGerman('mitreißt'));
});

test('the excerpt holds the words, and says where', () => {
  for (const query of ['margin locked', 'perseus', 'Ragnarök', 'hot spot', 'tie']) {
    for (const { excerpt, hits } of inEnglish(query).slice(0, 5)) {
      expect(excerpt.length).toBeLessThan(200);
      for (const [from, to] of hits) {
        const word = excerpt.slice(from, to).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
        expect(query.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()).toContain(word);
      }
    }
  }
  const [first] = inGerman('ränder');
  expect(first?.hits.length).toBeGreaterThan(0);
  const [from, to] = first?.hits[0] ?? [0, 0];
  expect(first?.excerpt.slice(from, to).toLowerCase()).toBe('ränder');
});

test('hits that run into each other are one', () => {
  const section = { id: 'a', heading: 'A', rulings: [], blocks: [{ kind: 'text' as const, text: 'The battlement.' }] };
  expect(searchRules([section], [], 'battle battlement')[0]?.hits).toEqual([[4, 14]]);
});

test('nothing is found for nothing, and a very long question is cut', () => {
  expect(inEnglish('')).toEqual([]);
  expect(inEnglish('  … ?!')).toEqual([]);
  expect(() => inEnglish('perseus '.repeat(10_000))).not.toThrow();
  expect(inEnglish('(.*')).toEqual([]);
});

import { GAMES } from '@swordtable/games';
import { describe, expect, test } from 'vitest';
import { SHELF } from '../pages/first/shelf.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { GAME_TEXTS } from './game-texts.ts';

type Leaf = readonly [path: string, value: unknown];

const leaves = (value: unknown, path = ''): readonly Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path, value]];

/** What each sentence is made from in these tests: a number that most take, else a text or a list. */
const SAMPLES: readonly unknown[] = [2, 'medium', [3, 4]];

const said = (value: unknown): readonly string[] => {
  if (typeof value !== 'function') return [String(value)];
  return SAMPLES.flatMap((sample) => {
    try {
      return [String(value(sample))];
    } catch {
      return [];
    }
  });
};

describe('words', () => {
  test('German has every key of English, and no other', () => {
    expect(leaves(de).map(([path]) => path)).toEqual(leaves(en).map(([path]) => path));
  });

  test.each([
    ['English', en],
    ['German', de],
  ])('%s leaves no text empty', (_name, words) => {
    const empty = leaves(words).filter(([, value]) => said(value).length === 0 || said(value).some((text) => text.trim() === ''));
    expect(empty.map(([path]) => path)).toEqual([]);
  });

  test('a sentence of one language is a sentence in the other', () => {
    const kinds = (words: unknown) => leaves(words).map(([, value]) => typeof value);
    expect(kinds(de)).toEqual(kinds(en));
  });

  test('the first page shows every game there is', () => {
    expect([...SHELF]).toEqual(GAMES.map(({ id }) => id));
  });

  test('every option of every game can be read in German', () => {
    const texts = GAMES.flatMap(({ options }) =>
      options.flatMap((spec) => [
        spec.name,
        spec.text,
        ...(spec.kind === 'choice' ? spec.choices.flatMap(({ name, text }) => [name, text]) : []),
      ]),
    );
    expect(texts.filter((text) => !GAME_TEXTS.de[text])).toEqual([]);
  });
});

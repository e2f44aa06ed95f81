import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

type Leaf = readonly [path: string, value: unknown];

const leaves = (value: unknown, path = ''): readonly Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path, value]];

/** Arguments for sentences in these tests: one of these fits each. */
const SAMPLES: readonly unknown[] = [1, 2, 'medium', 'optional', [3, 4]];

const said = (value: unknown): readonly string[] => {
  if (typeof value !== 'function') return [String(value)];
  // Some also take a list.
  return SAMPLES.flatMap((sample) => [[sample], [sample, [3, 4]]]).flatMap((from) => {
    try {
      return [String(value(...from))];
    } catch {
      return [];
    }
  });
};

/** The texts of every part that has its own: each has a folder here with one file per language. */
const parts = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const dictionaries: readonly (readonly [string, unknown, unknown])[] = [
  ['all pages', en, de],
  ...(await Promise.all(
    parts.map(async ({ name }) => [name, (await import(`./${name}/en.ts`)).en, (await import(`./${name}/de.ts`)).de] as const),
  )),
];

describe.each(dictionaries)('the texts of %s', (_part, english, german) => {
  test('German has every key of English, and no others', () => {
    expect(leaves(german).map(([path]) => path)).toEqual(leaves(english).map(([path]) => path));
  });

  test.each([
    ['English', english],
    ['German', german],
  ])('%s has no empty text', (_name, words) => {
    const empty = leaves(words).filter(([, value]) => said(value).length === 0 || said(value).every((text) => text.trim() === ''));
    expect(empty.map(([path]) => path)).toEqual([]);
  });

  test('a function in one language is a function in the other', () => {
    const kinds = (words: unknown) => leaves(words).map(([, value]) => typeof value);
    expect(kinds(german)).toEqual(kinds(english));
  });
});

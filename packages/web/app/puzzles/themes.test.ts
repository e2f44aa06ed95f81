import { GAMES } from '@swordtable/games';
import { expect, test } from 'vitest';
import { themesOf } from './puzzle-words.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

test.each(GAMES)('the themes of $id have names in every language', ({ id, puzzles }) => {
  expect(themesOf(en, id)).toEqual(puzzles?.themes);
  expect(Object.keys(themesOf(de, id))).toEqual(Object.keys(puzzles?.themes ?? {}));
});

import { describe, expect, test } from 'vitest';
import type { PuzzleCard } from '../../client/puzzles/host.ts';
import { nextPuzzle } from './choose.ts';
import { dailyGame, dailyPuzzle, dayOf } from './daily.ts';
import { countsOf, NEW, progressAfter, progressFrom } from './progress.ts';

const card = (id: string, rating: number, ...themes: readonly string[]): PuzzleCard => ({ id, rating, themes });
const CARDS = [card('a', 900, 'flips'), card('b', 1_200, 'draft'), card('c', 1_500, 'flips'), card('d', 2_100, 'draft')];

describe('progress', () => {
  test('counts first answers only, and what was solved in a row', () => {
    const once = progressAfter(NEW, card('a', 900), 1);
    const twice = progressAfter(once, card('b', 1_200), 1);
    const failed = progressAfter(twice, card('c', 1_500), 0.4);
    expect([failed.streak, failed.best]).toEqual([0, 2]);
    expect(countsOf(failed)).toEqual({ tried: 3, solved: 2 });
    expect(progressAfter(failed, card('c', 1_500), 1)).toBe(failed);
  });

  test('reads as it was stored; anything else is a new start', () => {
    const known = progressAfter(NEW, card('a', 900), 1);
    expect(progressFrom(JSON.parse(JSON.stringify(known)))).toEqual(known);
    for (const broken of [undefined, 7, [], { skill: {} }, { ...known, skill: { rating: 'high' } }]) expect(progressFrom(broken)).toBe(NEW);
    expect(progressFrom({ ...known, done: { a: 1, b: 7 } }).done).toEqual({ a: 1 });
  });
});

describe('the next puzzle', () => {
  const near = (level: 'easier' | 'even' | 'harder', theme?: string) => nextPuzzle(CARDS, NEW, { level, theme }, 0)?.id;

  test('is about as difficult as wished', () => {
    expect([near('easier'), near('even'), near('harder')]).toEqual(['a', 'b', 'c']);
  });

  test('has the theme that is wished, if any has', () => {
    expect([near('even', 'flips'), near('even', 'chain')]).toEqual(['a', undefined]);
  });

  test('is new as long as there are new ones, then one that was failed, and never the same twice in a row', () => {
    const even = { level: 'even' } as const;
    const some = { ...NEW, done: { a: 1, b: 0, c: 1 } as const };
    expect(nextPuzzle(CARDS, some, even, 0)?.id).toBe('d');
    expect(nextPuzzle(CARDS, { ...some, done: { ...some.done, d: 1 } }, even, 0.99)?.id).toBe('b');
    expect(nextPuzzle(CARDS, NEW, even, 0, 'b')?.id).not.toBe('b');
  });
});

describe('the puzzle of the day', () => {
  const day = dayOf(new Date(2026, 10, 17, 23, 59));

  test('is the same all day, and of another game the next', () => {
    expect(dayOf(new Date(2026, 10, 17, 0, 1))).toBe(day);
    expect(dayOf(new Date(2026, 10, 18, 0, 1))).toBe(day + 1);
    expect(new Set([0, 1, 2, 3, 4].map((later) => dailyGame(day + later))).size).toBe(5);
  });

  test('is one that exists, and another one when the same game is due again', () => {
    const ids = Array.from({ length: 40 }, (_, week) =>
      dailyPuzzle(
        Array.from({ length: 200 }, (_each, at) => at),
        day + 5 * week,
      ),
    );
    expect(new Set(ids).size).toBe(40);
    expect(dailyPuzzle([], day)).toBeUndefined();
  });
});

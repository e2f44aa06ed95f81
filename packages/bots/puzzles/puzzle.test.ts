import { describe, expect, test } from 'vitest';
import { readBook, storedBook } from './book-text.ts';
import { CLEAR, creditFor, isBest, type Puzzle, type PuzzleBook, puzzlesIn } from './puzzle.ts';
import { matchesOf, selectPuzzles } from './select.ts';

const puzzle = (after: number, theme: string, ...values: readonly number[]): Puzzle => ({
  id: `s1-${after}`,
  after,
  seat: 1,
  rating: 1_500,
  themes: [theme],
  answers: values.map((value, option) => ({ option, value })),
});

const BOOK: PuzzleBook = {
  game: 'toy',
  version: '1',
  matches: [
    {
      ...{ seed: 's1', seats: 2, options: { terrain: 'none' }, answers: [3, 0, 12, 5] },
      puzzles: [puzzle(1, 'draft', 2, 0.5), puzzle(2, 'draft', 5, 1.5, -3), puzzle(3, 'flips', 1.2, 1.1, 0)],
    },
  ],
};

describe('a book of puzzles', () => {
  test('reads as it was written', () => {
    expect(readBook(JSON.parse(JSON.stringify(storedBook(BOOK))))).toEqual({ ok: true, value: BOOK });
  });

  test.each([
    ['no object', 'puzzles'],
    ['no matches', { game: 'toy', version: '1' }],
    ['a broken match', { game: 'toy', version: '1', matches: [{ seed: 's1' }] }],
    ['broken answers', { ...(storedBook(BOOK) as object), matches: [{ seed: 's', seats: 2, options: {}, answers: '1,2', puzzles: [] }] }],
    ['a broken puzzle', { game: 'toy', version: '1', matches: [{ seed: 's', seats: 2, options: {}, answers: '', puzzles: ['1 0'] }] }],
  ])('is refused with %s', (_what, value) => {
    expect(readBook(value)).toMatchObject({ ok: false, refusal: { code: 'bad-puzzles' } });
  });
});

describe('an answer', () => {
  test('is credited by what it loses', () => {
    expect([0, 0.3, CLEAR, 5].map(creditFor)).toEqual([1, 1, 0, 0]);
    expect(creditFor(0.7)).toBeCloseTo(0.5);
    expect([isBest(0.3), isBest(0.7)]).toEqual([true, false]);
    // As far as tenths can be told apart.
    expect(isBest(-3.3 - -3.7)).toBe(true);
  });
});

describe('a selection', () => {
  test('takes one of each theme in turn, the clearest first', () => {
    expect(selectPuzzles(puzzlesIn(BOOK), 2).map((each) => each.puzzle.after)).toEqual([2, 3]);
  });

  test('keeps matches only as far as they are needed', () => {
    const [match] = matchesOf(selectPuzzles(puzzlesIn(BOOK), 1));
    expect(match).toMatchObject({ answers: [3, 0], puzzles: [{ after: 2 }] });
  });
});

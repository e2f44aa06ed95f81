import { expect, test } from 'vitest';
import { difficultyOf } from './difficulty.ts';

const attempts = (found: number) => Array.from({ length: 10 }, (_, index) => ({ rating: 1_300, isFound: index < found }));

test('the more bots miss a puzzle, the higher it is rated', () => {
  const ratings = [10, 6, 3, 0].map((found) => difficultyOf(attempts(found), 8));
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  expect(new Set(ratings).size).toBe(4);
});

test('a puzzle that half of the bots find is rated about as they are', () => {
  expect(Math.abs(difficultyOf(attempts(5), 8) - 1_300)).toBeLessThan(30);
});

test('twice as many options are a little harder', () => {
  expect(difficultyOf(attempts(5), 32) - difficultyOf(attempts(5), 8)).toBe(60);
});

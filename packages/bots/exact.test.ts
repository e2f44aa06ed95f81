import { expect, test } from 'vitest';
import { exact } from './exact.ts';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

test('sums are the same in any order and in any portions', () => {
  const shares = Array.from({ length: 1_000 }, (_, index) => (index % 7) / 3 + 1 / (1 + (index % 5)));
  const numbers = shares.map(exact);
  const whole = sumOf(numbers);
  expect(sumOf(numbers.toReversed())).toBe(whole);
  for (const size of [3, 7, 333]) {
    const portions = Array.from({ length: Math.ceil(1_000 / size) }, (_, at) => sumOf(numbers.slice(at * size, (at + 1) * size)));
    expect(sumOf(portions)).toBe(whole);
  }
  expect(whole).toBeCloseTo(sumOf(shares), 3);
});

test('whole numbers, halves, and quarters stay as they are', () => {
  expect([0, 1, -3, 0.5, 0.25, 123_456].map(exact)).toEqual([0, 1, -3, 0.5, 0.25, 123_456]);
});

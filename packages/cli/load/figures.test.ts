import { expect, test } from 'vitest';
import { newSamples, percentile, sparkline } from './figures.ts';

test('a percentile is the smallest value that this share does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => at + 1);
  expect([0, 0.5, 0.99, 1].map((part) => percentile(hundred, part))).toEqual([1, 50, 99, 100]);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.99)).toBe(0);
});

test('samples are summed up in any order, as a whole and by the second', () => {
  const samples = newSamples();
  for (const [at, milliseconds] of [
    [2_500, 4],
    [10, 9],
    [990, 1],
    [2_001, 30],
  ] as const)
    samples.add(at, milliseconds);
  expect(samples.count).toBe(4);
  expect(samples.summary()).toEqual({ p50: 4, p90: 30, p99: 30, max: 30, bySecond: [9, 0, 30] });
  expect(newSamples().summary()).toEqual({ p50: 0, p90: 0, p99: 0, max: 0, bySecond: [] });
});

test('a sparkline has a bar for each value, and for long runs the worst of each stretch', () => {
  expect(sparkline([0, 5, 10], 10)).toBe('▁▅█');
  expect(sparkline([1, 9, 2, 2, 0, 0], 3)).toBe('█▂▁');
  expect(sparkline([], 10)).toBe('');
  expect(sparkline([0, 0], 10)).toBe('▁▁');
});

import { expect, test } from 'vitest';
import { type Portion, portionOf, shardFrom } from './shard.ts';

const itemsOf = ({ from, to }: Portion): readonly number[] => Array.from({ length: to - from }, (_, index) => from + index);

test.each([
  [10, 3],
  [7, 7],
  [100_003, 64],
  [5, 1],
])('%d items in %d shards: each exactly once, in portions of nearly the same size', (total, of) => {
  const portions = Array.from({ length: of }, (_, index) => portionOf(total, { index: index + 1, of }));
  expect(portions.flatMap(itemsOf)).toEqual(itemsOf({ from: 0, to: total }));
  const sizes = portions.map(({ from, to }) => to - from);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
});

test('without a shard, everything', () => {
  expect(portionOf(12, undefined)).toEqual({ from: 0, to: 12 });
});

test.each(['', '1', '0/3', '4/3', '1/0', '-1/3', '1/3/5', '1.5/3', ' 1/3', 'a/b', '1/1000000'])('"%s" is no shard', (text) => {
  expect(() => shardFrom(text)).toThrow('It must be I/N with I from 1 to N, such as 2/8');
});

test('a shard is read', () => {
  expect(shardFrom('2/8')).toEqual({ index: 2, of: 8 });
});

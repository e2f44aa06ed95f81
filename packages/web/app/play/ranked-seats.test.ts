import { expect, test } from 'vitest';
import { rankedSeats } from './ranked-seats.ts';

test('tied players share a place, and the next place is skipped', () => {
  const places = rankedSeats({ points: [10, 30, 20, 30, 5], ranking: [[1, 3], [2], [0], [4]] });
  expect(places.map(({ seat, place, points }) => [seat, place, points])).toEqual([
    [1, 1, 30],
    [3, 1, 30],
    [2, 3, 20],
    [0, 4, 10],
    [4, 5, 5],
  ]);
});

import { expect, test } from 'vitest';
import type { Kept } from './kind.ts';
import { pairUp, windowOf } from './pair-up.ts';
import type { SeekValue } from './seek.ts';

const NOW = 1_000_000;
type Wishes = Partial<Pick<SeekValue, 'pace' | 'rated' | 'seen'>> & { readonly waited?: number };

const seek = (key: string, ratings: Readonly<Record<string, number>>, { waited = 0, ...more }: Wishes = {}): Kept<SeekValue> => ({
  id: key,
  mark: 1,
  value: {
    ...{ key, id: key, name: key, player: null, pace: 'live', rated: false, since: NOW - waited * 1_000, seen: NOW, ...more },
    games: Object.entries(ratings).map(([game, rating]) => ({ game, rating })),
  },
});

const paired = async (pool: readonly Kept<SeekValue>[], mayMeet: (one: string, other: string) => boolean = () => true) =>
  (await pairUp(pool, NOW, async (one, other) => mayMeet(one.key, other.key))).map(
    ({ seeks, game }) => `${seeks.map(({ id }) => id).join('-')} ${game}`,
  );

test('the one who waited longest gets the closest opponent, and the rest are paired among themselves', async () => {
  const pool = [seek('near', { a: 1520 }), seek('far', { a: 1590 }), seek('old', { a: 1500 }, { waited: 9 }), seek('late', { a: 1580 })];
  expect(await paired(pool)).toEqual(['old-near a', 'far-late a']);
});

test('distant ratings meet only after waiting, and both windows count', async () => {
  expect(windowOf({ pace: 'live', since: NOW }, NOW)).toBe(100);
  expect(windowOf({ pace: 'days', since: NOW - 3_600_000 }, NOW)).toBe(220);
  const pool = (waited: number) => [seek('low', { a: 1200 }, { waited }), seek('high', { a: 1600 })];
  expect(await paired(pool(29))).toEqual([]);
  expect(await paired(pool(30))).toEqual(['low-high a']);
  expect(await paired([seek('low', { a: 0 }, { waited: 1e6 }), seek('high', { a: 3000 }, { waited: 1e6 })])).toEqual(['low-high a']);
});

test('they play a game that both want, where they are closest, or else the first one’s favorite', async () => {
  expect(await paired([seek('x', { a: 1500, b: 1500 }), seek('y', { c: 1500 })])).toEqual([]);
  expect(await paired([seek('x', { a: 1500, b: 1500 }), seek('y', { b: 1490, a: 1580 })])).toEqual(['x-y b']);
  expect(await paired([seek('x', { b: 1500, a: 1500 }), seek('y', { a: 1510, b: 1510 })])).toEqual(['x-y b']);
});

test('no one is paired with someone who is gone, or they may not meet', async () => {
  const pool = [seek('x', { a: 1500 }, { waited: 5 }), seek('y', { a: 1500 }), seek('z', { a: 1590 })];
  expect(await paired(pool, (one, other) => !(one === 'x' && other === 'y'))).toEqual(['x-z a']);
  expect(await paired([seek('x', { a: 1500 }), seek('gone', { a: 1500 }, { seen: NOW - 20_001 })])).toEqual([]);
  expect(await paired([seek('x', { a: 1500 }, { pace: 'days' }), seek('gone', { a: 1500 }, { pace: 'days', seen: 0 })])).toEqual([
    'x-gone a',
  ]);
});

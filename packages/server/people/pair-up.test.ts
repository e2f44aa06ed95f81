import { expect, test } from 'vitest';
import type { Kept } from './kind.ts';
import { pairUp } from './pair-up.ts';
import type { SeekValue } from './seek.ts';
import { windowOf } from './windows.ts';

const NOW = 1_000_000;
type Wishes = Partial<Pick<SeekValue, 'pace' | 'rated' | 'seen' | 'seats'>> & { readonly waited?: number };

const seek = (key: string, ratings: Readonly<Record<string, number>>, { waited = 0, ...more }: Wishes = {}): Kept<SeekValue> => ({
  id: key,
  mark: 1,
  value: {
    ...{ key, id: key, name: key, player: null, pace: 'live', rated: false },
    ...{ seats: 2, since: NOW - waited * 1_000, seen: NOW, ...more },
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

test('three to five meet only in full, with others who look for as many', async () => {
  const three = (key: string, waited = 0) => seek(key, { a: 1500 }, { seats: 3, waited });
  expect(await paired([three('x'), three('y'), seek('two', { a: 1500 }), seek('four', { a: 1500 }, { seats: 4 })])).toEqual([]);
  expect(await paired([three('z'), three('y', 1), seek('two', { a: 1500 }), three('x', 2), three('late')])).toEqual(['x-y-z a']);
  const five = ['a', 'b', 'c', 'd', 'e'].map((key) => seek(key, { g: 1500 }, { seats: 5 }));
  expect(await paired(five.slice(1))).toEqual([]);
  expect(await paired(five)).toEqual(['a-b-c-d-e g']);
});

test('at a larger table, everyone suits everyone, though another company must be found for that', async () => {
  const at = (key: string, rating: number, waited = 0) => seek(key, { a: rating }, { seats: 3, waited });
  // Both suit the first, but not each other.
  expect(await paired([at('x', 1500, 1), at('low', 1440), at('high', 1560)])).toEqual([]);
  expect(await paired([at('x', 1500, 1), at('low', 1440), at('high', 1560), at('higher', 1570)])).toEqual(['x-high-higher a']);
  const pool = [at('x', 1500, 1), at('y', 1500), at('z', 1510), at('last', 1520)];
  const apart =
    (...pair: readonly string[]) =>
    (one: string, other: string) =>
      !(pair.includes(one) && pair.includes(other));
  expect(await paired(pool, apart('y', 'z'))).toEqual(['x-y-last a']);
  expect(await paired(pool, apart('x', 'y'))).toEqual(['x-z-last a']);
  expect(await paired(pool.slice(0, 3), apart('y', 'z'))).toEqual([]);
});

test('a larger table plays the game in which all are closest', async () => {
  const wants = (key: string, ratings: Readonly<Record<string, number>>) => seek(key, ratings, { seats: 3 });
  const pool = [wants('x', { a: 1500, b: 1500 }), wants('y', { a: 1560, b: 1500 }), wants('z', { b: 1510, a: 1500 })];
  expect(await paired(pool)).toEqual(['x-y-z b']);
  expect(await paired([...pool.slice(0, 2), wants('z', { a: 1500 })])).toEqual(['x-z-y a']);
});

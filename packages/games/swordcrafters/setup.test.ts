import { type MatchOptions, open, randomFrom } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { PIECES } from './pieces/catalog.ts';
import { FACES, FORGE, GEMS, type Magic, TILES, type Tile } from './pieces/pieces.ts';
import { swordcrafters } from './rules.ts';
import { ROUNDS, type State } from './state.ts';

const begun = (seats: number, options: MatchOptions = {}, seed = 'begun'): State => {
  const opened = open(swordcrafters, seats, options, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  return opened.value.position.state;
};
const seeds = (count: number): readonly string[] => Array.from({ length: count }, (_, no) => `seed ${no}`);
const tilesOf = ({ bag, grid }: State): readonly Tile[] => [...bag, ...grid.filter((cell): cell is Tile => cell !== FORGE)];
const countsOf = (tiles: readonly Tile[]): readonly number[] => TILES.map((each) => tiles.filter((tile) => tile === each).length);
const guardsOf = ({ smiths }: State): readonly string[] => smiths.flatMap(({ swords }) => swords.flatMap(({ guards }) => guards));

describe('Set-up', () => {
  test.each([
    [1, 91, 13, 4],
    [2, 73, 10, 3],
    [3, 73, 10, 3],
    [4, 91, 13, 4],
    [5, 91, 13, 4],
  ])('S-1, S-2: %d seats play with %d tiles, %d of each gem, in %d rows', (seats, all, each, rows) => {
    const s = begun(seats);
    expect(countsOf(tilesOf(s))).toEqual([...GEMS.map(() => each), 13]);
    expect(tilesOf(s)).toHaveLength(all);
    expect(s.grid).toHaveLength(4 * rows);
    // The third column of the second row.
    expect(s.grid.flatMap((cell, at) => (cell === FORGE ? [at] : []))).toEqual([6]);
    expect(s.groups).toEqual([{ row: 0, column: 0, rows, columns: 4 }]);
  });

  test.each([1, 2, 3, 4, 5])('S-11: with %d seats the tiles are enough for six grids, and not for a seventh', (seats) => {
    const s = begun(seats);
    const perGrid = s.grid.length - 1;
    expect(ROUNDS).toBe(6);
    expect(tilesOf(s).length).toBeGreaterThanOrEqual(6 * perGrid);
    expect(tilesOf(s).length).toBeLessThan(7 * perGrid);
  });

  test('S-2: the grid is laid out from the top of the bag, from left to right and from top to bottom', () => {
    const options = { magic: 'beginner', dual: false, lightweight: false, opponents: 1, pieces: null };
    const [told, s] = [[] as unknown[], swordcrafters.setup(3, options, randomFrom('grid'))];
    swordcrafters.setup(3, options, randomFrom('grid'), (event) => told.push(event));
    expect(told).toEqual([{ what: 'round', round: 1, first: s.first, grid: s.grid }]);
    expect(s.bag).toHaveLength(73 - 11);
    expect(new Set(seeds(30).map((seed) => begun(3, {}, seed).grid.join())).size).toBe(30);
  });

  test.each([
    [1, false, 2],
    [2, false, 4],
    [2, true, 8],
    [5, false, 10],
  ])('S-3, S-16: %d seats, dual wielding %s: %d of the twelve guards are dealt, two to each sword, at random', (seats, dual, dealt) => {
    const dealings = seeds(40).map((seed) => guardsOf(begun(seats, { dual }, seed)));
    for (const guards of dealings) {
      expect(guards).toHaveLength(dealt);
      for (const gem of GEMS) expect(guards.filter((each) => each === gem).length).toBeLessThanOrEqual(2);
    }
    expect(new Set(dealings.map((guards) => guards.join())).size).toBeGreaterThan(12);
    expect(begun(2, { dual }).smiths.every(({ swords }) => swords.length === (dual ? 2 : 1))).toBe(true);
  });

  test('S-19: chance names the first player of the game, and everybody can be it', () => {
    const firsts = seeds(80).map((seed) => begun(5, {}, seed));
    expect(new Set(firsts.map(({ first }) => first))).toEqual(new Set([0, 1, 2, 3, 4]));
    for (const s of firsts) expect(s.active).toBe(s.first);
  });

  test.each(FACES)('S-5, S-19: three different cards are dealt, with the %s face, if that was chosen', (face) => {
    const faces = PIECES.magic.map((card) => card[face]);
    for (const seed of seeds(30)) {
      const { magic } = begun(4, { magic: face }, seed).setting;
      expect(magic.map((card) => faces.indexOf(card))).toEqual([...new Set(magic.map((card) => faces.indexOf(card)))]);
      expect(magic).toHaveLength(3);
      expect(magic.every((card) => faces.includes(card))).toBe(true);
    }
  });

  test('S-19: with mixed faces chance decides for each card: every mixture occurs', () => {
    const isHarder = (card: Magic): boolean => PIECES.magic.some(({ intermediate }) => intermediate === card);
    const mixtures = seeds(120).map((seed) => begun(4, { magic: 'mixed' }, seed).setting.magic.filter(isHarder).length);
    expect(new Set(mixtures)).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('What can be played together', () => {
  test.each<[number, MatchOptions, string | undefined]>([
    [2, { dual: true }, undefined],
    [2, { dual: true, lightweight: true }, undefined],
    [1, { lightweight: true }, undefined],
    [3, { dual: true }, 'Dual wielding is for two players.'],
    [1, { dual: true }, 'Dual wielding is for two players.'],
    [3, { lightweight: true, magic: 'mixed' }, 'The lightweight game uses the beginner faces.'],
    [3, { lightweight: true, magic: 'intermediate' }, 'The lightweight game uses the beginner faces.'],
    [0, {}, 'Swordcrafters is for 1 to 5 players, not for 0.'],
    [6, {}, 'Swordcrafters is for 1 to 5 players, not for 6.'],
  ])('R-11: %d seats with %j', (seats, options, sentence) => {
    const opened = open(swordcrafters, seats, options, 'together');
    expect(opened.ok ? undefined : opened.refusal.sentence).toBe(sentence);
  });

  test('S-15: the lightweight game has beginner faces', () => {
    const beginner = PIECES.magic.map((card) => card.beginner);
    for (const seed of seeds(10)) {
      const { setting } = begun(3, { lightweight: true }, seed);
      expect(setting.magic.every((card) => beginner.includes(card))).toBe(true);
      expect(setting.lightweight).toBe(true);
    }
  });

  test('R-11: more than one player have no printed swords to beat, and cannot ask for any', () => {
    const { setting, deck } = begun(2);
    expect([setting.opponents, deck]).toEqual([[], []]);
    expect(open(swordcrafters, 2, { opponents: 4 }, 'together')).toMatchObject({ ok: false, refusal: { code: 'bad-option' } });
  });
});

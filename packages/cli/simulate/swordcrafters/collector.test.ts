import type { Event } from '@swordtable/games/swordcrafters/events';
import { bladeOf, printedBlades, scoreBlades } from '@swordtable/games/swordcrafters/phases/scoring';
import type { Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import { swordcrafters as game } from '@swordtable/games/swordcrafters/rules';
import { type MatchOptions, randomFrom, type Standing } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../screen/grid.ts';
import { playBatch } from '../batch.ts';
import type { Tally } from '../collector.ts';
import { swordcrafters } from './collector.ts';

const GAMES = 30;
const OPTIONS: MatchOptions = { magic: 'mixed', dual: false, lightweight: false, opponents: 2, pieces: null };
const played = (seats: number, options: MatchOptions = {}): Tally => {
  const bots = Array<string>(seats).fill('random');
  const batch = {
    game: 'swordcrafters',
    options: { ...OPTIONS, ...options },
    bots,
    seed: 'tables',
    from: 0,
    to: GAMES,
    laws: false as const,
  };
  const { tally, broken } = playBatch(batch);
  expect(broken).toEqual([]);
  return tally;
};

const gridOf = (counted: Tally, title: string): Grid => {
  const grid = swordcrafters.grids(counted).find((each) => each.title.startsWith(title));
  if (grid === undefined) throw new Error(`There is no table "${title}".`);
  return grid;
};
const titlesOf = (counted: Tally): string =>
  swordcrafters
    .grids(counted)
    .map(({ title }) => title)
    .join('; ');
const column = (counted: Tally, title: string, name: string): readonly number[] => {
  const { columns, rows } = gridOf(counted, title);
  return rows.map((row) => Number(row[columns.indexOf(name)]));
};
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe('random games of three', () => {
  const tally = played(3);

  test('are all counted, and each once', () => {
    expect(column(tally, 'By turn in round 1', 'games')).toEqual([GAMES, GAMES, GAMES]);
    expect(sum(column(tally, 'Length of swords', 'swords'))).toBe(3 * GAMES);
    expect(column(tally, 'Groups, by the turn', 'groups')).toEqual([6 * GAMES, 6 * GAMES, 6 * GAMES, 6 * GAMES]);
    expect(titlesOf(tally)).not.toMatch(/Alone|Solo|Dual/);
  });

  test('have points that are made of length, sides and magic', () => {
    for (const row of gridOf(tally, 'Points').rows) {
      const [longest = 0, sides = 0, magic = 0, points = 0] = row.slice(1).map(Number);
      expect(longest + sides + magic).toBeCloseTo(points, 6);
    }
    // Two points for each gem in a run.
    const [sides, runs] = [column(tally, 'Points', 'sides'), column(tally, 'Swords', 'gems in runs')];
    for (const [at, points] of sides.entries()) expect(points).toBeCloseTo(2 * (runs[at] ?? 0), 6);
  });

  test('build in every tile that is taken', () => {
    const [groups, tiles] = [column(tally, 'Groups, by the turn', 'groups'), column(tally, 'Groups, by the turn', 'tiles')];
    expect(sum(groups.map((count, at) => count * (tiles[at] ?? 0)))).toBeCloseTo(11 * 6 * GAMES, 6);
    const built = sum(column(tally, 'Swords', 'tiles').slice(0, 3)) * GAMES;
    expect(built).toBeCloseTo(sum(groups.slice(0, 3).map((count, at) => count * (tiles[at] ?? 0))), 6);
  });

  test('have three magic cards each, by card as by method', () => {
    expect(sum(column(tally, 'Magic, by method', 'dealt'))).toBe(3 * GAMES);
    expect(sum(column(tally, 'Magic, by card', 'dealt'))).toBe(3 * GAMES);
    const [dealt, paid] = [column(tally, 'Magic, by card', 'dealt'), column(tally, 'Magic, by card', 'paid')];
    expect(sum(dealt.map((count, at) => count * (paid[at] ?? 0)))).toBeCloseTo(
      sum(column(tally, 'Points', 'magic').slice(0, 3)) * GAMES,
      6,
    );
  });
});

test('with two swords each, both are counted', () => {
  const tally = played(2, { dual: true });
  expect(sum(column(tally, 'Length of swords', 'swords'))).toBe(4 * GAMES);
  const [better = 0, lesser = 0] = column(tally, 'Dual wielding', 'points');
  expect(better).toBeGreaterThanOrEqual(lesser);
  expect(better + lesser).toBeCloseTo(sum(column(tally, 'Points', 'points').slice(0, 2)) / 2, 6);
});

test('alone there are tables of opponents and of cards, and none of turns', () => {
  const tally = played(1, { opponents: 3 });
  expect(gridOf(tally, 'Alone, by the number').rows[0]?.slice(0, 2)).toEqual(['3', GAMES]);
  expect(sum(column(tally, 'Alone, by points', 'games'))).toBe(GAMES);
  expect(sum(column(tally, 'Solo cards', 'as opponent'))).toBe(3 * GAMES);
  expect(sum(column(tally, 'Solo cards', 'as cuts'))).toBe(6 * GAMES);
  expect(titlesOf(tally)).not.toMatch(/By turn|Groups/);
});

describe('one end', () => {
  const sword = (sides: Sword['sides']): Sword => ({ guards: ['ruby', 'emerald'], sides });

  /** What is counted when these swords are scored, alone against the cards that were dealt. */
  const scored = (swords: readonly Sword[], magic: Parameters<typeof scoreBlades>[1], final: Standing): Tally => {
    const s = game.setup(swords.length, { ...OPTIONS, magic: 'beginner' }, randomFrom('end'));
    const state = { ...s, setting: { ...s.setting, magic } };
    const counted: Record<string, number> = {};
    const watch = swordcrafters.watch(
      (name, amount = 1) => {
        counted[name] = (counted[name] ?? 0) + amount;
      },
      state,
      () => final,
    );
    const blades = [...swords.map((each, owner) => bladeOf(each, owner)), ...printedBlades(s.setting.opponents)];
    const event: Event = { what: 'scored', reckoning: scoreBlades(blades, magic, false) };
    watch.hear(event);
    watch.end(final);
    return counted;
  };
  const MOST_TOPAZ = { method: 'most', gems: ['topaz'], points: [5, 3, 1] } as const;
  const LEAST_TOPAZ = { method: 'least', gems: ['topaz'], points: [5, 2] } as const;
  const FIRST_WINS: Standing = { points: [12, 5], ranking: [[0], [1]] };

  test('nobody is first on what nobody has, but everybody is who has least of it', () => {
    const bare = [sword([['ruby'], [], [], []]), sword([[], [], [], []])];
    const counted = scored(bare, [MOST_TOPAZ, LEAST_TOPAZ, MOST_TOPAZ], FIRST_WINS);
    expect(gridOf(counted, 'Magic, by method').rows.map((row) => row.slice(0, 7))).toEqual([
      ['most', 2, 0, 0, 0, 0, '–'],
      ['least', 1, 0, 2, 3, 6, '50.0%'],
    ]);
  });

  test('a card of the solo game wins nothing, and is outscored only by more points', () => {
    const lost: Standing = { points: [5], ranking: [[], [0]] };
    const counted = scored([sword([[], [], [], []])], [LEAST_TOPAZ, MOST_TOPAZ, MOST_TOPAZ], lost);
    expect(gridOf(counted, 'Alone, by the number').rows[0]?.slice(0, 3)).toEqual(['2', 1, '0.0%']);
    expect(Object.keys(counted).filter((name) => name.startsWith('met beaten'))).toEqual([]);
    expect(counted['method most, first']).toBeGreaterThan(0);
    expect(counted['method most, players']).toBeUndefined();
  });
});

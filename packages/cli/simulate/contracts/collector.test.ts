import { describe, expect, test } from 'vitest';
import type { Grid } from '../../screen/grid.ts';
import { playBatch } from '../batch.ts';
import { contracts } from './collector.ts';

const GAMES = 4;
const SEATS = 3;

describe('random games of Sellswords: Contracts', () => {
  const { tally, broken } = playBatch({
    ...{ game: 'contracts', options: {}, bots: Array<string>(SEATS).fill('random'), seed: 'tables', from: 0, to: GAMES, laws: false },
  });
  const gridOf = (title: string): Grid => {
    const grid = contracts.grids(tally).find((each) => each.title.startsWith(title));
    if (grid === undefined) throw new Error(`There is no table "${title}".`);
    return grid;
  };
  const column = (title: string, name: string): readonly number[] => {
    const { columns, rows } = gridOf(title);
    return rows.map((row) => Number.parseFloat(String(row[columns.indexOf(name)])));
  };
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

  test('break no law', () => {
    expect(broken).toEqual([]);
  });

  test('have points that are made of what the table says', () => {
    const fame = column('Fame and gold', 'fame, all');
    expect(sum(fame.slice(0, -1))).toBeCloseTo(fame.at(-1) ?? Number.NaN, 6);
    expect(fame.at(-1)).toBeGreaterThan(0);
  });

  test('deal ten cards each in every round, of which eight are kept', () => {
    const drafted = ['Companions', 'Equipment', 'Skills', 'Items'];
    expect(sum(drafted.flatMap((title) => column(title, 'dealt')))).toBe(GAMES * SEATS * 3 * 10);
    const kept = Object.entries(tally).filter(([name]) => name.endsWith(', pick'));
    // Eight picks a draft: 1 + 2 + … + 8 for everybody.
    expect(sum(kept.map(([, picks]) => picks))).toBe(GAMES * SEATS * 3 * 36);
  });

  test('know two leaders for everybody, and that one of them is chosen', () => {
    expect(sum(column('Leaders', 'dealt'))).toBe(GAMES * SEATS * 2);
    expect(sum(Object.entries(tally).flatMap(([name, count]) => (/^card (\w|-)+, games$/.test(name) ? [count] : [])))).toBeGreaterThan(0);
  });

  test('are as far ahead as they are behind, all leaders together', () => {
    const ahead = column('Leaders', 'points ahead');
    const games = gridOf('Leaders').rows.map(([name]) => tally[`card ${String(name).toLowerCase()}, games`] ?? 0);
    expect(sum(games)).toBe(GAMES * SEATS);
    expect(sum(ahead.map((each, at) => each * (games[at] ?? 0)))).toBeCloseTo(0, 6);
  });

  test('name all nine ways to play, and nobody is foremost in more games than there are', () => {
    const games = column('Ways to play', 'games');
    expect(games).toHaveLength(9);
    for (const each of games) expect(each).toBeLessThanOrEqual(GAMES);
    expect(sum(games)).toBeGreaterThan(0);
  });

  test('lay out every set bonus of the game in each round', () => {
    expect(sum(column('Set bonuses', 'lay there'))).toBe(GAMES * 3 * 5);
    expect(sum(column('Locations', 'lay there'))).toBe(GAMES * 3 * 7);
  });
});

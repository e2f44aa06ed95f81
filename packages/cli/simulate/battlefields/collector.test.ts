import { ACTIONS, WARRIORS } from '@swordtable/games/battlefields/cards/cards';
import type { Event } from '@swordtable/games/battlefields/events';
import { battlefields as game } from '@swordtable/games/battlefields/rules';
import type { State } from '@swordtable/games/battlefields/state';
import { randomFrom, type Standing } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../screen/grid.ts';
import { playBatch } from '../batch.ts';
import type { Tally } from '../collector.ts';
import { battlefields } from './collector.ts';

const GAMES = 60;
const batch = {
  game: 'battlefields',
  options: { first: 'random', cards: null },
  bots: ['random', 'random'],
  seed: 'tables',
  laws: false as const,
};
const { tally, broken } = playBatch({ ...batch, from: 0, to: GAMES });

const gridOf = (counted: Tally, title: string): Grid => {
  const grid = battlefields.grids(counted).find((each) => each.title.startsWith(title));
  if (grid === undefined) throw new Error(`There is no table "${title}".`);
  return grid;
};
const column = (counted: Tally, title: string, name: string): readonly number[] => {
  const { columns, rows } = gridOf(counted, title);
  return rows.map((row) => Number(row[columns.indexOf(name)]));
};
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe('random games', () => {
  test('are all counted, and each once', () => {
    expect(broken).toEqual([]);
    expect(gridOf(tally, 'By first player').rows[0]?.[1]).toBe(GAMES);
    expect(sum(column(tally, 'When games end', 'games'))).toBe(GAMES);
    expect(sum(column(tally, 'Opening: which warrior', 'players'))).toBe(sum(column(tally, 'Opening: what the land', 'players')));
  });

  test('have points that are made of lands, sets and Ares', () => {
    for (const row of gridOf(tally, 'Points').rows) {
      const [lands = 0, points = 0, sets = 0, ares = 0, all = 0] = row.slice(1).map(Number);
      expect(points).toBeGreaterThanOrEqual(lands);
      expect(points + 2 * sets + ares).toBeCloseTo(all, 6);
    }
  });

  test('have four cards taken by each player for each round', () => {
    const { columns, rows } = gridOf(tally, 'Actions taken for round 1');
    const cards = rows.map((row) => Number(row[columns.indexOf('players')]) * Number(row[columns.indexOf('cards each')]));
    expect(cards).toHaveLength(ACTIONS.length);
    expect(sum(cards)).toBeCloseTo(4 * 2 * GAMES, 6);
    expect(sum(column(tally, 'How warriors are spread in round 1', 'players'))).toBe(2 * GAMES);
  });

  test('account for every place and every card', () => {
    expect(sum(column(tally, 'Places, by', 'places'))).toBe(tally['places']);
    const uses = gridOf(tally, 'Actions: what becomes');
    expect(uses.notes?.at(-1)).toBe('Every action was used.');
    for (const row of uses.rows) {
      const at = (name: string): number => Number(row[uses.columns.indexOf(name)]);
      expect(at('played') + at('answers') + at('wasted'), String(row[0])).toBe(at('taken'));
      expect(at('met') + at('stood'), String(row[0])).toBeLessThanOrEqual(at('played'));
    }
    for (const [, asked, could, answered] of gridOf(tally, 'Answers').rows as [string, number, number, number][]) {
      expect(could).toBeLessThanOrEqual(asked);
      expect(answered).toBeLessThanOrEqual(could);
    }
  });
});

describe('what decided a place', () => {
  const RED_WINS: Standing = { points: [3, 0], ranking: [[0], [1]] };

  /** What is counted when these events are told, with nobody left at any place but those named. */
  const heard = (events: readonly Event[], there: readonly (readonly [seat: 0 | 1, place: number])[] = []): Tally => {
    const s = game.setup(2, { first: 'red', cards: null }, randomFrom('heard')) as State;
    for (const [seat, place] of there) {
      const stacks = [[], []].map((none, side) => (side === seat ? [{ warrior: WARRIORS[0], up: true }] : none));
      s.places[place] = { lands: [], lying: [null, null], stacks: [stacks[0] ?? [], stacks[1] ?? []] };
    }
    const counted: Record<string, number> = {};
    const watch = battlefields.watch(
      (name, amount = 1) => {
        counted[name] = (counted[name] ?? 0) + amount;
      },
      s,
      () => RED_WINS,
    );
    for (const event of events) watch.hear(event);
    watch.end(RED_WINS);
    return counted;
  };
  const BATTLE: Event = { what: 'phase', phase: 'battle', starter: 0 };
  const won = (seat: 0 | 1 | -1, place: number): Event => ({ what: 'won', seat, place, lands: [] });

  test('is that nobody came, a pair, or a card that sent somebody away', () => {
    const pair = {
      what: 'compared',
      place: 1,
      warriors: ['archers', 'archers'],
      lying: ['elite', null],
      winner: 0,
      verdict: 'elite',
    } as const;
    const ambushed = { what: 'withdrew', seat: 1, place: 2, warriors: [{ warrior: null, up: false }], cause: 'ambush' } as const;
    const counted = heard([BATTLE, pair, ambushed, won(0, 0), won(0, 1), won(0, 2), won(-1, 3)], [[0, 2]]);
    expect(gridOf(counted, 'Places, by').rows.map(([by, places]) => [by, places])).toEqual([
      ['Elite in a tie', 1],
      ['nobody on the other side', 1],
      ['Ambush, and nobody left', 1],
      ['stays: nobody came', 1],
    ]);
    expect(counted['decided elite']).toBe(1);
  });

  test('is not an Ambush after which somebody was left', () => {
    const ambushed = { what: 'withdrew', seat: 1, place: 2, warriors: [{ warrior: null, up: false }], cause: 'ambush' } as const;
    expect(heard([BATTLE, ambushed, won(1, 2)], [[1, 2]])['place won by alone']).toBe(1);
  });

  test('an answer that was answered in turn did not stand', () => {
    const played = { seat: 0, card: 'ambush', place: 1 } as const;
    const counted = heard([
      { what: 'played', ...played },
      { what: 'answered', seat: 1, card: 'surround', to: 'ambush', how: 'defeats' },
      { what: 'answered', seat: 0, card: 'surround', to: 'surround', how: 'cancels' },
      { what: 'letStand', seat: 1, card: 'surround' },
      { what: 'settled', played, stood: true, cards: 3 },
    ]);
    expect([counted['answer surround'], counted['answer stood surround'], counted['stood ambush']]).toEqual([2, 1, 1]);
    expect([counted['asked surround'], counted['answered surround'], counted['exchange of 3']]).toEqual([2, 1, 1]);
    // Red used two cards and wins, Blue one and loses.
    expect(counted['used won surround']).toBe(1);
  });
});

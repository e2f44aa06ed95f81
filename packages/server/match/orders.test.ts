import type { Order, Seat } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { begun, keyOf, type Played } from '../testing/matches.ts';
import { matchFrom } from './fold.ts';
import { type Carried, carried, concerned, NO_ORDERS, type Orders, ordersFrom, vanishing } from './orders.ts';

const lines = (...wanted: readonly number[]): Order => ({
  rule: 'boxes',
  ask: 'line',
  alternatives: wanted.map((line) => [{ line }]),
});
const orders = ({ match }: Played, ...queue: readonly Order[]): Orders => ({ queue, since: match.seq });
const due = ({ match }: Played, seat: Seat, standing: Orders): Carried | undefined => carried(match, seat, standing, match.at);
const draws = (table: Played, seat: Seat, line: number): void => {
  const { seq } = table.match.asked.find((asked) => asked.seat === seat) ?? { seq: -1 };
  table.does({ do: 'act', seat, key: keyOf(seat), seq, action: { line } });
};

describe('an order of a seat', () => {
  test('is carried out when another’s answer has raised its question, by lines that rebuild the same match', () => {
    const table = begun('boxes', 2);
    const standing = orders(table, lines(5), lines(6));
    expect(due(table, 1, standing)).toBeUndefined();
    draws(table, 0, 4);
    expect(concerned(table.match)).toEqual([0, 1]);
    const done = due(table, 1, standing);
    expect(done).toMatchObject({
      steps: [{ line: { entry: { kind: 'answered', seat: 1, action: { line: 5 }, ordered: true } } }],
      orders: { queue: [lines(6)], last: { what: 'carried-out', alternative: 0 } },
    });
    const told = matchFrom('match', [...table.lines, ...(done?.steps ?? []).map(({ line }) => line)], () => table.match.game);
    expect(told).toEqual({ ok: true, value: done?.steps.at(-1)?.match });
  });

  test('the next one follows if its own answer makes it the seat’s turn again', () => {
    const table = begun('boxes', 2);
    draws(table, 0, 0);
    draws(table, 1, 3);
    const standing = orders(table, lines(13), lines(6));
    // The third side of the first box: the player who draws the fourth draws again.
    draws(table, 0, 12);
    const first = due(table, 1, standing);
    const match = first?.steps.at(-1)?.match;
    expect(match?.asked).toMatchObject([{ seat: 1 }]);
    if (first === undefined || match === undefined) throw new Error('It was not carried out.');
    expect(carried(match, 1, first.orders, 0)).toMatchObject({
      steps: [{ line: { entry: { action: { line: 6 } } } }],
      orders: { queue: [] },
    });
  });

  test('is not carried out if its player raised the question and is present, and is void once the player answers it', () => {
    const table = begun('boxes', 2);
    for (const [seat, line] of [0, 3, 12].entries()) draws(table, seat % 2, line);
    const standing = orders(table, lines(6));
    draws(table, 1, 13);
    expect(due(table, 1, { ...standing, since: table.match.seq })).toBeUndefined();
    expect(due(table, 1, standing)).toMatchObject({ steps: [], orders: { queue: [], last: { what: 'overtaken' } } });
  });

  test('waits for its own question, and not while a bot plays', () => {
    const table = begun('boxes', 2);
    const standing = orders(table, lines(5));
    draws(table, 0, 4);
    expect(due(table, 1, orders(table, { ...lines(5), ask: 'something else' }))).toBeUndefined();
    table.does({ do: 'hand', seat: 1, key: keyOf(1), absent: 1, level: 'easy' });
    expect(due(table, 1, standing)).toBeUndefined();
  });

  test('vanishes when its player undoes, and all orders when the match is over', () => {
    const table = begun('boxes', 2);
    const kept = (entry: Parameters<typeof vanishing>[0]) =>
      vanishing(entry, table.match).orders?.map(({ seat, text }) => [seat, ordersFrom(text)]);
    expect(kept({ kind: 'undone', seat: 1 })).toEqual([[1, NO_ORDERS]]);
    expect(kept({ kind: 'answered', seat: 1, action: {} })).toBeUndefined();
    expect(kept({ kind: 'invited', seat: 1, invite: '' })).toBeUndefined();
    table.does({ do: 'resign', seat: 0, key: keyOf(0) });
    expect(kept({ kind: 'resigned', seat: 0 })).toEqual([
      [0, NO_ORDERS],
      [1, NO_ORDERS],
    ]);
  });
});

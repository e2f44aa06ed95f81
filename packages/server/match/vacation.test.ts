import { expect, test } from 'vitest';
import { begun, keyOf, toyRules } from '../testing/matches.ts';
import { dueAt } from './absence.ts';
import { cardOf } from './card.ts';
import { matchFrom } from './fold.ts';

const DAY = 24 * 60 * 60_000;
const GRACE = 500;
const clock = { seconds: (3 * DAY) / 1_000, level: 'hard' };
const away = (from: number, until: number, seat = 0) => ({ do: 'vacation', seat, key: keyOf(seat), vacation: { from, until } }) as const;

test('a vacation stops the clock of a question that is open, and what was left of it remains', () => {
  const table = begun('boxes', 2, { clock });
  expect(dueAt(table.match)).toBe(3 * DAY + GRACE);
  table.does(away(DAY, 11 * DAY), DAY);
  expect(cardOf(table.match).seats[0]).toMatchObject({ vacation: { from: DAY, until: 11 * DAY } });
  expect(dueAt(table.match)).toBe(13 * DAY + GRACE);
  table.does({ do: 'wake' }, 13 * DAY);
  expect(table.match.seats[0]?.bot).toBeUndefined();
  table.does({ do: 'wake' }, 13 * DAY + GRACE);
  expect(table.match.seats[0]).toMatchObject({ bot: 'hard', away: 'clock' });
});

test('a question asked on vacation has all its time afterward, and one that ends early lets the clock run', () => {
  const table = begun('boxes', 2, { clock });
  table.does(away(DAY, 11 * DAY, 1), DAY);
  // The other player's clock runs.
  expect(dueAt(table.match)).toBe(3 * DAY + GRACE);
  table.answers(0, 0, 2 * DAY);
  expect(table.match.asked).toMatchObject([{ seat: 1, since: 2 * DAY }]);
  expect(dueAt(table.match)).toBe(14 * DAY + GRACE);
  table.does(away(DAY, 4 * DAY, 1), 4 * DAY);
  expect(dueAt(table.match)).toBe(7 * DAY + GRACE);
  expect(cardOf(table.match).seats[1]).not.toHaveProperty('vacation');
  const { seq } = table.match;
  table.does(away(DAY, 4 * DAY, 1), 5 * DAY);
  expect(table.match.seq).toBe(seq);
});

test('two vacations during one question both count, and the log says so', () => {
  const table = begun('boxes', 2, { clock });
  table.does(away(DAY, 2 * DAY), DAY);
  table.does(away(3 * DAY, 5 * DAY), 3 * DAY);
  expect(dueAt(table.match)).toBe(6 * DAY + GRACE);
  const again = matchFrom(table.match.id, table.lines, toyRules);
  expect(again.ok && dueAt(again.value)).toBe(6 * DAY + GRACE);
});

test('the others can’t agree on a bot for someone on vacation', () => {
  const table = begun('boxes', 2, { clock: null, patience: (2 * DAY) / 1_000 });
  table.does(away(DAY, 8 * DAY), DAY);
  const hand = { do: 'hand', seat: 1, key: keyOf(1), absent: 0, level: 'easy' } as const;
  expect(table.refuses(hand, 8 * DAY)).toBe('patience');
  table.does(hand, 9 * DAY);
  expect(table.match.seats[0]?.bot).toBe('easy');
});

test('a live match, another’s key, and a vacation that is known change nothing', () => {
  const live = begun('boxes', 2, { clock: { seconds: DAY / 1_000 - 1, level: 'hard' } });
  live.does(away(0, DAY), 0);
  expect(live.match.seats[0]).not.toHaveProperty('vacation');
  const table = begun('boxes', 2, { clock });
  const { seq } = table.match;
  table.does({ ...away(0, DAY), key: keyOf(1) }, 0);
  expect(table.match.seq).toBe(seq);
  table.does(away(0, DAY), 0);
  table.does(away(0, DAY), 0);
  expect(table.match.seq).toBe(seq + 1);
});

import { expect, test } from 'vitest';
import { keyOf, type Played, person, played, termsFor, toyRules } from '../testing/matches.ts';
import { dueAt } from './absence.ts';
import { cardOf } from './card.ts';
import { matchFrom } from './fold.ts';
import { hasOwnNumbers, ratedTerms } from './rated.ts';
import { undoableFor } from './takeback.ts';

const CLOCK = { seconds: 10, level: 'easy' };
const profileOf = (seat: number) => ({ id: `player ${seat}`, emblem: { picture: 'owl', color: 'teal' } as const });

const rated = (seats: number): Played => {
  const places = Array.from({ length: seats }, (_, seat) => person(seat));
  return played(ratedTerms({ ...termsFor('carts', places, { hints: true }), clock: CLOCK }));
};
const take = (seat: number, key = keyOf(seat), profile = profileOf(seat)) =>
  ({ do: 'take', seat, key, player: { name: `Player ${seat}`, program: false, luck: '', profile } }) as const;
const begun = (seats: number): Played => {
  const table = rated(seats);
  for (let seat = 0; seat < seats; seat++) table.does(take(seat));
  return table;
};
const LATE = CLOCK.seconds * 1_000 + 600;

test('only numbers of the players’ own keep a match from being rated, not that there are none', () => {
  expect(hasOwnNumbers({ deck: 'small', rounds: 3, open: true, numbers: null })).toBe(false);
  expect(hasOwnNumbers({ deck: 'small', numbers: { damage: 2 } })).toBe(true);
});

test('a rated match is listed and opened, without hints, and its card names the players', () => {
  const card = cardOf(begun(2).match);
  expect(card).toMatchObject({ rated: true, listed: true, openAfter: true, seats: [{ profile: profileOf(0) }, { profile: profileOf(1) }] });
  expect(card).not.toHaveProperty('hints');
});

test('guests can’t play rated, and no one can hold two seats', () => {
  const table = rated(2);
  expect(table.refuses({ do: 'take', seat: 0, key: keyOf(0), player: { name: 'Guest', program: false, luck: '' } })).toBe('not-a-player');
  table.does(take(0));
  // With the same key, or as the same player with another.
  expect(table.refuses(take(1, keyOf(0), profileOf(7)))).toBe('both-seats');
  expect(table.refuses(take(1, keyOf(1), profileOf(0)))).toBe('both-seats');
  // A player who leaves before it begins leaves nothing behind.
  table.does({ do: 'leave', seat: 0, key: keyOf(0) });
  expect(cardOf(table.match).seats[0]).not.toHaveProperty('profile');
});

test('there’s no undo, no takeback, no bot, and no link', () => {
  const table = begun(2);
  table.answers(0);
  const { seq } = table.match;
  expect(table.refuses({ do: 'undo', seat: 0, key: keyOf(0), seq })).toBe('rated-undo');
  expect(table.refuses({ do: 'request', seat: 0, key: keyOf(0), seq })).toBe('rated-undo');
  expect(table.refuses({ do: 'hand', seat: 0, key: keyOf(0), absent: 0, level: 'hard' })).toBe('rated-bot');
  expect(table.refuses({ do: 'invite', seat: 0, key: keyOf(0), invite: 'a link' })).toBe('rated-link');
  expect(undoableFor(table.match, 0, keyOf(0))).toMatchObject({ allowed: false, byRequest: false, code: 'rated-undo' });
});

test.each([
  ['running out of time', (table: Played) => table.does({ do: 'wake' }, table.match.at + LATE), 'clock'],
  ['leaving', (table: Played) => table.does({ do: 'leave', seat: 0, key: keyOf(0) }), 'left'],
])('%s loses', (_, lose, away) => {
  const table = begun(2);
  lose(table);
  expect(cardOf(table.match)).toMatchObject({
    status: 'over',
    ended: { why: 'resigned', standing: { ranking: [[1], [0]] } },
    seats: [{ away, resigned: true }, {}],
  });
});

test('with more players, the others play on, and the one who ran out of time is last', () => {
  const table = begun(3);
  table.does({ do: 'wake' }, table.match.at + LATE);
  expect(table.match.status).toBe('running');
  expect(table.refuses({ do: 'return', seat: 0, key: keyOf(0) })).toBe('resigned');
  table.does({ do: 'resign', seat: 2, key: keyOf(2) });
  expect(table.match.ended?.standing?.ranking).toEqual([[1], [2], [0]]);
});

test('a finished match is due until its ratings are in its log, once', () => {
  const table = begun(2);
  table.does({ do: 'resign', seat: 1, key: keyOf(1) });
  expect(dueAt(table.match)).toBe(table.match.at);
  const ratings = {
    seats: [
      { before: 1500, after: 1520 },
      { before: 1500, after: 1480 },
    ],
  };
  table.does({ do: 'rate', ratings });
  const lines = table.lines.length;
  table.does({ do: 'rate', ratings });
  expect(table.lines).toHaveLength(lines);
  expect(dueAt(table.match)).toBeNull();
  const read = matchFrom('match', table.lines, toyRules);
  expect(read.ok && cardOf(read.value).ratings).toEqual(ratings);
});

import { open, type Position, randomFrom, type Seat, submit, undo } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import type { Action, Card } from './action.ts';
import type { Event } from './events.ts';
import { highWater, type Played, playable, type State, scoreOf, takerOf } from './rules.ts';

type At = Position<State, Action>;

const begun = (seats: number, options = {}): { position: At; events: readonly Event[] } => {
  const opened = open(highWater, seats, options, 'river');
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  return opened.value;
};

const answered = (position: At, seat: Seat, action: Action): { position: At; events: readonly Event[] } => {
  const reply = submit(highWater, position, seat, action);
  if (!reply.ok) throw new Error(reply.refusal.sentence);
  return reply.value;
};

/** Everyone pledges one trick. */
const pledged = (seats: number, options = {}): At =>
  Array.from({ length: seats }).reduce<At>(
    (position, _, seat) => answered(position, seat, { pledge: 1 }).position,
    begun(seats, options).position,
  );

/** Plays the first option until a condition holds, or until there's no question. */
const playedUntil = (from: At, isSo: (position: At) => boolean): At => {
  let position = from;
  for (let [asked] = position.decisions; asked !== undefined && !isSo(position); [asked] = position.decisions)
    position = answered(position, asked.seat, asked.options.at(0) as Action).position;
  return position;
};

const trick = (...cards: readonly Card[]): readonly Played[] => cards.map((card, seat) => ({ seat, card }));

test.each([3, 4, 5])('each of %d players gets seven cards, and the next card is turned up as the flood', (seats) => {
  const { position, events } = begun(seats);
  expect(position.state.cards.map(({ length }) => length)).toEqual(Array(seats).fill(7));
  expect(events).toEqual([{ what: 'dealt', hand: 1, flood: position.state.flood }]);
});

test('two players, or six, can’t play', () => {
  expect(open(highWater, 2, {}, 'x').ok).toBe(false);
  expect(open(highWater, 6, {}, 'x').ok).toBe(false);
});

test('all pledge at the same time, and no one sees a pledge before all are in', () => {
  const { position: first } = begun(3);
  expect(first.decisions.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  const { position, events } = answered(first, 1, { pledge: 4 });
  const pledgesSeenBy = (watcher: Seat | undefined) => highWater.view(position.state, watcher).players.map(({ pledge }) => pledge);
  expect(pledgesSeenBy(1)).toEqual([null, 4, null]);
  expect(pledgesSeenBy(0)).toEqual([null, 'sealed', null]);
  expect(pledgesSeenBy(undefined)).toEqual([null, 'sealed', null]);
  expect(events.map((event) => highWater.redact(event, 0))).toEqual([{ what: 'pledged', seat: 1 }]);
  const open = pledged(3).state;
  expect(highWater.view(open, undefined).players.map(({ pledge }) => pledge)).toEqual([1, 1, 1]);
});

test('a pledge can be undone until all are in, a played card can’t', () => {
  const record = { game: 'high-water', version: '1', seats: 3, options: { rounds: 1 }, seed: 'river' };
  const pledges = [0, 1, 2].map((seat) => ({ seat, action: { pledge: 1 } }));
  expect(undo(highWater, { ...record, answers: pledges.slice(0, 2) }, 0).ok).toBe(true);
  expect(undo(highWater, { ...record, answers: pledges }, 2)).toMatchObject({ ok: false });
  const [lead] = pledged(3).decisions;
  const answers = [...pledges, { seat: 0, action: lead?.options.at(0) }];
  expect(undo(highWater, { ...record, answers }, 0)).toMatchObject({ ok: false });
});

test('a player who can follow suit must, and others may play any card', () => {
  const cards: readonly Card[] = ['reed 3', 'reed 9', 'moon 1'];
  expect(playable(cards, [])).toEqual(cards);
  expect(playable(cards, trick('reed 5'))).toEqual(['reed 3', 'reed 9']);
  expect(playable(cards, trick('stone 5'))).toEqual(cards);
});

test('the highest card of the suit led takes the trick, unless the flood is in it', () => {
  expect(takerOf(trick('reed 3', 'reed 10', 'stone 10'), 'moon 5')).toBe(1);
  expect(takerOf(trick('reed 3', 'moon 1', 'reed 10'), 'moon 5')).toBe(1);
  expect(takerOf(trick('moon 2', 'moon 7', 'heron 10'), 'moon 5')).toBe(1);
});

test('the player who takes a trick leads the next one', () => {
  const isTaken = ({ state }: At): boolean => state.tricks.some((tricks) => tricks > 0);
  const { state, decisions } = playedUntil(pledged(4), isTaken);
  expect(decisions.map(({ seat }) => seat)).toEqual([state.tricks.indexOf(1)]);
  expect(state.gone).toHaveLength(4);
});

test('a trick is one point, and exactly as many as pledged are five more', () => {
  expect([scoreOf(2, 2), scoreOf(2, 3), scoreOf(3, 2), scoreOf(0, 0)]).toEqual([7, 3, 2, 5]);
});

test('every player leads one hand per round, and then the most points win', () => {
  const second = playedUntil(pledged(3), ({ state }) => state.hand === 2 && state.open);
  expect(second.decisions.map(({ seat }) => seat)).toEqual([1]);
  const { state, decisions } = playedUntil(pledged(3, { rounds: 2 }), () => false);
  expect([decisions.length, state.hand]).toEqual([0, 6]);
  const { points, ranking } = highWater.standing(state);
  expect(points).toEqual(state.points);
  expect(ranking[0]).toEqual(points.flatMap((own, seat) => (own === Math.max(...points) ? [seat] : [])));
});

test('while a hand is being played, its tricks count in the standing', () => {
  const { state } = playedUntil(pledged(3), (at) => at.state.tricks.includes(2));
  expect(highWater.standing(state).points).toEqual(state.tricks);
});

test('an imagined world keeps what a seat knows: its own cards, and the cards on the table', () => {
  const { state } = playedUntil(pledged(5), (at) => at.state.gone.length > 0 && at.state.trick.length === 2);
  const world = highWater.determinize(state, 3, randomFrom('world'));
  expect(world.cards[3]).toEqual(state.cards[3]);
  expect(world.cards[0]).not.toEqual(state.cards[0]);
  expect([world.trick, world.gone, highWater.faults(world)]).toEqual([state.trick, state.gone, []]);
});

test('a finished match is open, with all pledges and the cards that weren’t dealt', () => {
  const { state } = playedUntil(pledged(4), () => false);
  expect(highWater.openView(state).all).toEqual({ players: state.pledges.map((pledge) => ({ pledge, cards: [] })), undealt: state.deck });
});

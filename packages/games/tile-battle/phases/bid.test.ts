import { type MatchOptions, open, type Position, submit } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { asgard, olympus } from '../rules.ts';
import type { State } from '../state.ts';

interface Played {
  readonly position: Position<State, Action>;
  readonly events: readonly Event[];
}

const started = (game: typeof olympus, options: MatchOptions): Played => {
  const opened = open(game, 2, { bid: true, ...options }, 'bid');
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  return opened.value;
};

const answered = (game: typeof olympus, { position }: Played, seat: number, action: Action): Played => {
  const reply = submit(game, position, seat, action);
  if (!reply.ok) throw new Error(reply.refusal.sentence);
  return reply.value;
};

describe.each([
  ['Olympus', olympus],
  ['Asgard', asgard],
])('a bid for going second, at %s', (_name, game) => {
  test('begins with the player who would go first, who names a price from 0 to 8', () => {
    const { position } = started(game, { first: 'blue' });
    expect(position.decisions).toHaveLength(1);
    const [decision] = position.decisions;
    expect(decision).toMatchObject({ seat: 1, prompt: { rule: 'price' } });
    expect([...(decision?.options ?? [])]).toEqual(Array.from({ length: 9 }, (_, price) => ({ price })));
    expect(position.state).toMatchObject({ round: 0, score: [0, 0], pool: [] });
  });

  test('lets chance say who names it where nobody was chosen', () => {
    const seats = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const opened = open(game, 2, { bid: true }, seed);
      return opened.ok ? opened.value.position.decisions[0]?.seat : undefined;
    });
    expect(new Set(seats)).toEqual(new Set([0, 1]));
  });

  test.each([
    ['first', 1, [0, 4]],
    ['second', 0, [4, 0]],
  ] as const)('lets the other go %s, and the player who goes first has the points', (goes, first, score) => {
    const named = answered(game, started(game, { first: 'red' }), 0, { price: 4 });
    expect(named.events).toEqual([{ what: 'priced', seat: 0, price: 4 }]);
    expect(named.position.decisions).toMatchObject([{ seat: 1, prompt: { rule: 'order' } }]);
    const { position, events } = answered(game, named, 1, { price: 4, goes });
    expect(events.slice(0, 2)).toEqual([
      { what: 'ordered', seat: 1, first, price: 4 },
      { what: 'round', round: 1, first, byChance: false },
    ]);
    expect(position.state).toMatchObject({ round: 1, first, score });
    // The player who goes first picks first.
    expect(position.decisions).toMatchObject([{ seat: first, prompt: { rule: 'draft' } }]);
  });

  test('refuses a price that was not named', () => {
    const named = answered(game, started(game, { first: 'red' }), 0, { price: 4 });
    expect(submit(game, named.position, 1, { price: 0, goes: 'second' })).toMatchObject({ ok: false });
    expect(submit(game, started(game, {}).position, 0, { price: 9 })).toMatchObject({ ok: false });
  });

  test('is not part of a match without the option', () => {
    const opened = open(game, 2, {}, 'bid');
    expect(opened.ok && opened.value.position).toMatchObject({ state: { round: 1 }, decisions: [{ prompt: { rule: 'draft' } }] });
  });
});

test('the bid is told in sentences', () => {
  const sentences = (events: readonly Event[]): readonly string[] => events.map((event) => olympus.words.event(event));
  const named = answered(olympus, started(olympus, { first: 'red' }), 0, { price: 1 });
  expect(sentences(named.events)).toEqual(['Red says that going second is worth 1 point.']);
  expect(sentences(answered(olympus, named, 1, { price: 1, goes: 'first' }).events)[0]).toBe('Blue goes first and gets 1 point.');
  expect(sentences(answered(olympus, named, 1, { price: 1, goes: 'second' }).events)[0]).toBe('Blue goes second; Red gets 1 point.');
});

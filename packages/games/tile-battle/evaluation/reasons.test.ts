import { type Decision, open, optionAt, type Random, type Reason, randomBelow, randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import type { Action } from '../action.ts';
import { HEROES } from '../hero/roster.ts';
import { asgard, olympus } from '../rules.ts';
import { handOf, opponent, ownerOf, type State } from '../state.ts';
import { repliesTo } from './replies.ts';

/** Positions after two answers to one question, with what speaks for the first. */
interface Compared {
  readonly before: State;
  readonly one: State;
  readonly other: State;
  readonly seat: number;
  readonly reasons: readonly Reason[];
}

const compare = (game: typeof olympus, before: State, { seat, options }: Decision<Action>, rng: Random): Compared => {
  const after = (): State => {
    const state = game.clone(before);
    game.advance(state, seat, optionAt(options, randomBelow(rng, options.length)));
    return state;
  };
  const [one, other] = [after(), after()];
  return { before, one, other, seat, reasons: game.reasons?.(one, other, seat) ?? [] };
};

/** Some of the questions of a game at random. */
const comparisons = (game: typeof olympus, seed: string): readonly Compared[] => {
  const opened = open(game, 2, {}, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const rng = randomFrom(seed);
  const { state } = opened.value.position;
  const found: Compared[] = [];
  for (let [asked] = opened.value.position.decisions; asked !== undefined; ) {
    if (randomBelow(rng, 3) === 0) found.push(compare(game, game.clone(state), asked, rng));
    [asked] = game.advance(state, asked.seat, optionAt(asked.options, randomBelow(rng, asked.options.length)));
  }
  return found;
};

const all = [olympus, asgard].flatMap((game) => Array.from({ length: 6 }, (_, seed) => comparisons(game, `reasons ${seed}`)).flat());

/** The reasons of a kind, each with what it names first. */
const told = (say: string): readonly (Compared & { readonly named: unknown })[] =>
  all.flatMap((each) => each.reasons.flatMap(({ message }) => (message.say === say ? [{ ...each, named: message.with?.[0] }] : [])));

const tileIn = (named: unknown): number => (named as { readonly tile: number }).tile;

const leadOf = (s: State, seat: number): number => {
  const { points } = olympus.standing(s);
  return (points[seat] as number) - (points[opponent(seat)] as number);
};

test('a tile that is said to flip belongs to the player after one placement and not after the other', () => {
  const flips = told('hintFlips');
  expect(flips.length).toBeGreaterThan(5);
  for (const { one, other, seat, named } of flips) {
    expect([ownerOf(one, tileIn(named)), ownerOf(other, tileIn(named))]).toEqual([seat, opponent(seat)]);
  }
});

test('points are those of the board as it lies', () => {
  const points = told('hintPoints');
  expect(points.length).toBeGreaterThan(5);
  for (const { one, other, seat, named } of points) expect(named).toBe(leadOf(one, seat) - leadOf(other, seat));
});

test('a tile of the other player that can flip nothing has no target', () => {
  const asked = all.find(
    ({ one, seat }) => olympus.decisions(one)[0]?.seat === opponent(seat) && one.field.length > 2 && one.pool.length === 0,
  );
  if (asked === undefined) throw new Error('Nobody places.');
  const { one, seat } = asked;
  const replies = repliesTo(olympus, one, olympus.decisions(one)[0] as Decision<Action>);
  const [tile] = [...replies].find(([hero, { targets }]) => targets.size > 0 && HEROES[hero]?.kind === 'continuous') ?? [];
  if (tile === undefined) throw new Error('Nothing can be flipped.');
  // The same position, in which all of its numbers are 0.
  const weak = { ...olympus.clone(one), printed: one.printed.map((number, at) => (Math.floor(at / 4) === tile ? 0 : number)) };
  expect(olympus.reasons?.(weak, one, seat).map(({ message }) => message)).toContainEqual({ say: 'hintNoTarget', with: [{ tile }] });
  expect(olympus.reasons?.(one, weak, seat)).toEqual([]);
});

test('targets are counted, and only what can be known of the next placement', () => {
  const fewer = told('hintTargets');
  expect(fewer.length).toBeGreaterThan(0);
  for (const { one, other } of fewer) {
    const targets = ([one, other] as const).map((state) => {
      const found = repliesTo(olympus, state, olympus.decisions(state)[0] as Decision<Action>);
      return new Set([...found.values()].flatMap((reply) => [...reply.targets])).size;
    });
    expect(targets[0]).toBeLessThan(targets[1] as number);
  }
});

test('a tile that is saved is still in hand', () => {
  const saved = told('hintSaves');
  expect(saved.length).toBeGreaterThan(0);
  for (const { one, other, seat, named } of saved) {
    expect(handOf(one, seat)).toContain(tileIn(named));
    expect(handOf(other, seat)).not.toContain(tileIn(named));
  }
});

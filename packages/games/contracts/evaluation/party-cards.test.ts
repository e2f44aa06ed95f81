import { newFeatures, open, optionAt, randomBelow, randomFrom } from '@swordtable/kernel';
import { expect, describe as group, test } from 'vitest';
import { wornBy } from '../party/party.ts';
import { contracts } from '../rules.ts';
import { planAt, type State } from '../state.ts';
import { describe, PARTY_CARDS } from './party-cards.ts';

const KINDS = 6;
const ROUNDS = 3;
const CARDS = PARTY_CARDS / KINDS / ROUNDS;

/** A feature taken apart: what can be done with the card (used, waiting, in hand; while drafted, then complete), the round, and the card. */
const featuresOf = (s: State, seat: number) => {
  const features = newFeatures();
  describe(s, seat, features);
  return Array.from(features.indices.subarray(0, features.length), (index, at) => {
    expect(features.values[at]).toBe(1);
    return { kind: Math.floor(index / CARDS / ROUNDS), round: (Math.floor(index / CARDS) % ROUNDS) + 1, card: index % CARDS };
  });
};

const usedBy = (s: State, seat: number): number => {
  const { fellows, items } = planAt(s, seat);
  return fellows.reduce((sum, fellow) => sum + 1 + wornBy(fellow).length + fellow.skills.length, items.length);
};

const countsOf = (s: State, seat: number): readonly number[] => {
  const { spare, hand } = planAt(s, seat);
  return [usedBy(s, seat), spare.length, hand.length];
};

/** Positions of a whole match, now and then. */
const positions = (seed: string): readonly State[] => {
  const opened = open(contracts, 2, {}, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const rng = randomFrom(seed);
  const { state } = opened.value.position;
  const found: State[] = [];
  for (let [asked] = opened.value.position.decisions; asked !== undefined; ) {
    if (randomBelow(rng, 5) === 0) found.push(contracts.clone(state));
    [asked] = contracts.advance(state, asked.seat, optionAt(asked.options, randomBelow(rng, asked.options.length)));
  }
  return found;
};

group('the cards of a party are described', () => {
  const all = ['one', 'two', 'three'].flatMap(positions);
  const in_ = (...phases: readonly State['phase'][]) => all.filter(({ phase }) => phases.includes(phase));
  const counted = (s: State, seat: number, first: number): readonly number[] =>
    [0, 1, 2].map((kind) => featuresOf(s, seat).filter((feature) => feature.kind === first + kind).length);

  test('one by one, by what can be done with them and the round, as long as cards are drafted', () => {
    expect(in_('encounter').length).toBeGreaterThan(10);
    for (const s of in_('encounter'))
      for (const seat of [0, 1]) {
        expect(counted(s, seat, 0)).toEqual(countsOf(s, seat));
        expect(new Set(featuresOf(s, seat).map(({ round }) => round))).toEqual(new Set([s.round]));
      }
  });

  test('as of a party that is complete, once it is put together', () => {
    expect(in_('equipment').length).toBeGreaterThan(10);
    for (const s of in_('equipment'))
      for (const seat of [0, 1]) {
        expect(counted(s, seat, 3)).toEqual(countsOf(s, seat));
        expect(counted(s, seat, 0)).toEqual([0, 0, 0]);
      }
  });

  test('at work as they come into the next round, and not at all in the last one', () => {
    expect(new Set(in_('contract', 'payment').map(({ round }) => round))).toEqual(new Set([1, 2, 3]));
    for (const s of in_('contract', 'payment'))
      for (const seat of [0, 1]) {
        expect(counted(s, seat, 0)).toEqual(s.round === ROUNDS ? [0, 0, 0] : countsOf(s, seat));
        for (const { round } of featuresOf(s, seat)) expect(round).toBe(s.round + 1);
      }
  });

  test('each by a number of its own', () => {
    for (const s of in_('contract')) {
      const cards = featuresOf(s, 0).map(({ kind, card }) => `${kind} ${card}`);
      // Everybody begins with a thug, and there is only one number for all of them.
      expect(new Set(cards).size).toBeGreaterThanOrEqual(cards.length - 4);
    }
  });
});

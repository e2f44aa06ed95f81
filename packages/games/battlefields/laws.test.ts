import { type MatchOptions, optionAt, playLawfully, randomBelow, randomFrom } from '@swordtable/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { battlefields } from './rules.ts';

/** Every option, and files of cards that bring rare things about: reshuffles, many Ares, sets of any color. */
const PLAYED: readonly MatchOptions[] = [
  {},
  { first: 'red' },
  { first: 'blue' },
  { cards: { ares: 20 } },
  {
    cards: {
      warriors: [
        { id: 'archers', count: 0 },
        { id: 'cavalry', count: 0 },
        { id: 'spearmen', count: 1 },
      ],
    },
  },
  { cards: { lands: Array.from({ length: 12 }, (_, no) => ({ name: `Isle ${no}`, kind: 'Isle', colour: 'any', value: 1 })) } },
  {
    cards: {
      actions: [
        { id: 'rally', count: 12 },
        { id: 'raid', count: 8 },
      ],
    },
  },
];

/** A game at random, with the laws checked at one in `oneIn` of its steps. */
const checkLaws = (options: MatchOptions, oneIn: number): void =>
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { maxLength: 200 }), fc.nat(1_000_000), (naturals, seed) => {
      let taken = 0;
      const choose = (count: number): number => (naturals[taken++] ?? taken * 7919) % count;
      const played = playLawfully(battlefields, { seats: 2, options, seed: `${seed}`, choose, oneIn });
      if ('law' in played) throw new Error(`The law "${played.law}" is broken after ${played.answers.length} answers: ${played.sentence}`);
    }),
    { numRuns: 1, seed: 20_261_115, endOnFailure: false },
  );

test.each(PLAYED)('random play obeys the laws: %j', (options) => checkLaws(options, 10));

test.each(PLAYED)('random play obeys the laws at every step: %j', { tags: ['long'] }, (options) => checkLaws(options, 1));

const EVENTS = [
  ...['round', 'land', 'aresDrawn', 'reshuffled', 'drew', 'took', 'discarded', 'shed', 'ready', 'phase', 'placed', 'passed', 'played'],
  ...['scouted', 'withdrew', 'revealed', 'answered', 'letStand', 'settled', 'moved', 'laid', 'lifted', 'compared', 'nothingToCompare'],
  ...['won', 'ares', 'over'],
];

test('everything that can happen does happen in random play', () => {
  const told = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const rng = randomFrom(`events ${seed}`);
    // With few warriors decks run out, which ours hardly ever do.
    const state = battlefields.setup(2, (seed % 3 === 0 ? PLAYED[4] : {}) ?? {}, randomFrom(`${seed}`));
    let decisions = battlefields.decisions(state);
    while (decisions.length > 0) {
      const { seat, options } = decisions[randomBelow(rng, decisions.length)] as (typeof decisions)[0];
      decisions = battlefields.advance(state, seat, optionAt(options, randomBelow(rng, options.length)), ({ what }) => told.add(what));
    }
  }
  expect(EVENTS.filter((what) => !told.has(what))).toEqual([]);
  expect([...told].filter((what) => !EVENTS.includes(what))).toEqual([]);
});

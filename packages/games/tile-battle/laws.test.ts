import { type MatchOptions, open, optionAt, playLawfully, submit } from '@swordtable/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asgard, olympus } from './rules.ts';

/** Every terrain and variant of both games. The long form of this is `swordtable simulate … --all-options`. */
const PLAYED: readonly (readonly [typeof olympus, MatchOptions])[] = [
  [olympus, {}],
  [olympus, { terrain: 'parthenon', house: true }],
  [olympus, { terrain: 'river-styx' }],
  [olympus, { terrain: 'tartarus', first: 'blue' }],
  [olympus, { centred: true }],
  [olympus, { bid: true }],
  [asgard, { bid: true, terrain: 'yggdrasil', first: 'red' }],
  [olympus, { mixed: true, house: true, terrain: 'random' }],
  [olympus, { mixed: true, terrain: 'niflheim' }],
  [asgard, {}],
  [asgard, { terrain: 'ragnarok' }],
  [asgard, { terrain: 'yggdrasil' }],
  [asgard, { terrain: 'niflheim' }],
  [asgard, { terrain: 'none', hikaru: false }],
  [asgard, { centred: true }],
  [asgard, { mixed: true, terrain: 'yggdrasil' }],
  [asgard, { mixed: true, terrain: 'parthenon' }],
];

const CASES = PLAYED.map(([game, options]) => [game.id, options, game] as const);

/** A game at random, with the laws checked at one in `oneIn` of its steps. */
const checkLaws = (game: typeof olympus, options: MatchOptions, from: number, oneIn: number): void => {
  // The choices are a stream of naturals, so a failing game shrinks to a short one: when they run out, the first option is taken.
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { maxLength: 150 }), fc.nat(1_000_000), (naturals, seed) => {
      let taken = 0;
      const choose = (count: number): number => (naturals[taken++] ?? 0) % count;
      const played = playLawfully(game, { seats: 2, options, seed: `${seed}`, choose, oneIn });
      if ('law' in played) throw new Error(`The law "${played.law}" is broken after ${played.answers.length} answers: ${played.sentence}`);
    }),
    { numRuns: 1, seed: from, endOnFailure: false },
  );
};

test.each(CASES)('random play obeys the laws: %s %j', (_id, options, game) => checkLaws(game, options, 20_261_118, 12));

test.each(CASES)('two games obey the laws at every step: %s %j', { tags: ['long'] }, (_id, options, game) => {
  for (const from of [20_261_118, 20_261_115]) checkLaws(game, options, from, 1);
});

test('a record of the laws would be no use if nothing ever happened', () => {
  const told = new Set<string>();
  for (let seed = 0; seed < 6; seed++) {
    const opened = open(asgard, 2, { mixed: true, terrain: 'niflheim' }, `${seed}`);
    if (!opened.ok) throw new Error(opened.refusal.sentence);
    let { position, events } = opened.value;
    for (let taken = seed + 7919; ; taken += 7919) {
      for (const { what } of events) told.add(what);
      const [decision] = position.decisions;
      if (decision === undefined) break;
      const answered = submit(asgard, position, decision.seat, optionAt(decision.options, taken % decision.options.length));
      if (!answered.ok) throw new Error(answered.refusal.sentence);
      ({ position, events } = answered.value);
    }
  }
  for (const what of ['round', 'drafted', 'placed', 'used', 'compared', 'flipped', 'moved', 'lines', 'over']) expect(told).toContain(what);
});

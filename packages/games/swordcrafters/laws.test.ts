import { type MatchOptions, playLawfully } from '@swordtable/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { swordcrafters } from './rules.ts';

/** Every number of seats, and every variant where it can be played. */
const PLAYED: readonly (readonly [seats: number, options: MatchOptions])[] = [
  [1, {}],
  [1, { opponents: 4, magic: 'mixed' }],
  [1, { opponents: 1, lightweight: true }],
  [2, {}],
  [2, { dual: true, magic: 'intermediate' }],
  [2, { dual: true, lightweight: true }],
  [3, { magic: 'mixed' }],
  [4, { magic: 'intermediate' }],
  [5, { lightweight: true }],
];

const checkLaws = (seats: number, options: MatchOptions, games: number, oneIn: number): void =>
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { maxLength: 150 }), fc.nat(1_000_000), (naturals, seed) => {
      let taken = 0;
      const choose = (count: number): number => (naturals[taken++] ?? taken * 7919) % count;
      const played = playLawfully(swordcrafters, { seats, options, seed: `${seed}`, choose, oneIn });
      if ('law' in played) throw new Error(`The law "${played.law}" is broken after ${played.answers.length} answers: ${played.sentence}`);
    }),
    { numRuns: games, seed: 20_261_115, endOnFailure: false },
  );

test.each(PLAYED)('random play obeys the laws: %d seats, %j', (seats, options) => checkLaws(seats, options, 1, 3));

test.each(PLAYED)('random play obeys the laws at every step: %d seats, %j', { tags: ['long'] }, (seats, options) =>
  checkLaws(seats, options, 2, 1),
);

test.each([
  [1, {}],
  [3, { dual: true }],
  [2, { lightweight: true, magic: 'mixed' }],
])('%d seats with %j are refused or not, as the rulebook has it', (seats, options) => {
  const refusal = swordcrafters.refuses(seats, { magic: 'beginner', dual: false, lightweight: false, pieces: null, ...options });
  expect(refusal?.code).toBe(seats === 1 ? undefined : 'bad-option');
});

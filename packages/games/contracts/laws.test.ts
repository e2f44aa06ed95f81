import { playLawfully, randomBelow, randomFrom } from '@swordtable/kernel';
import fc from 'fast-check';
import { test } from 'vitest';
import { contracts } from './rules.ts';

const checkLaws = (seats: number, oneIn: number): void =>
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { maxLength: 150 }), fc.nat(1_000_000), (naturals, seed) => {
      let taken = 0;
      // Answers in a fixed pattern could go back and forth between two questions forever (C-42).
      const dice = randomFrom(`${seed}`);
      const choose = (count: number): number => (naturals[taken++] ?? randomBelow(dice, 1_000_000)) % count;
      const played = playLawfully(contracts, { seats, options: {}, seed: `${seed}`, choose, oneIn });
      if ('law' in played) throw new Error(`The law "${played.law}" is broken after ${played.answers.length} answers: ${played.sentence}`);
    }),
    { numRuns: 1, seed: 20_261_115, endOnFailure: true },
  );

/** Games of many seats take long, so the laws are tried at fewer of their steps. */
test.each([
  [2, 10],
  [3, 20],
  [4, 35],
  [5, 50],
])('random play obeys the laws: %d seats', checkLaws);

test.each([
  [2, 1],
  [3, 2],
  [4, 4],
  [5, 6],
])('random play obeys the laws at more of its steps: %d seats', { tags: ['long'] }, checkLaws);

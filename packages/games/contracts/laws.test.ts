import { playLawfully } from '@swordtable/kernel';
import fc from 'fast-check';
import { test } from 'vitest';
import { contracts } from './rules.ts';

/** Many seats take long, so fewer of their games are played. */
test.each([
  [2, 3],
  [3, 2],
  [4, 1],
  [5, 1],
])('random play obeys the laws: %d seats', (seats, numRuns) => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { maxLength: 150 }), fc.nat(1_000_000), (naturals, seed) => {
      let taken = 0;
      const choose = (count: number): number => (naturals[taken++] ?? taken * 7919) % count;
      const played = playLawfully(contracts, { seats, options: {}, seed: `${seed}`, choose });
      if ('law' in played) throw new Error(`The law "${played.law}" is broken after ${played.answers.length} answers: ${played.sentence}`);
    }),
    { numRuns, seed: 20_261_115, endOnFailure: true },
  );
});

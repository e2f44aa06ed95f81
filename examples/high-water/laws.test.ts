import { playLawfully } from '@swordtable/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highWater } from './rules.ts';

test.each([
  [3, {}],
  [3, { rounds: 2 }],
  [4, {}],
  [5, {}],
])('random play with %d seats obeys the laws, with options %j', (seats, options) => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { maxLength: 100 }), fc.nat(1_000_000), (naturals, seed) => {
      let taken = 0;
      const choose = (count: number): number => (naturals[taken++] ?? taken * 7919) % count;
      const played = playLawfully(highWater, { seats, options, seed: `${seed}`, choose });
      if ('law' in played) throw new Error(`"${played.law}" is broken after ${played.answers.length} answers: ${played.sentence}`);
      expect(played.end.hand).toBe(played.end.hands);
    }),
    { numRuns: 1, seed: 20_261_116, endOnFailure: false },
  );
});

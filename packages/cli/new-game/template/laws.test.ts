import { playLawfully } from '@swordtable/kernel';
import fc from 'fast-check';
import { test } from 'vitest';
import { newGame } from './rules.ts';

const { min, max } = newGame.seats;

test.each(Array.from({ length: max - min + 1 }, (_, at) => min + at))('random play with %d seats obeys the laws', (seats) => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { maxLength: 100 }), fc.nat(1_000_000), (naturals, seed) => {
      let taken = 0;
      const choose = (count: number): number => (naturals[taken++] ?? taken * 7919) % count;
      const played = playLawfully(newGame, { seats, options: {}, seed: `${seed}`, choose });
      if ('law' in played) throw new Error(`"${played.law}" is broken after ${played.answers.length} answers: ${played.sentence}`);
    }),
    { numRuns: 10, seed: 1, endOnFailure: false },
  );
});

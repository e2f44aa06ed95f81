import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playLawfully } from './laws.ts';
import { randomBelow, randomFrom } from './random.ts';
import { bids } from './toys/bids.ts';
import { boxes } from './toys/boxes.ts';
import { carts, type Event } from './toys/carts.ts';

/** A list of numbers as choices: fast-check shortens the list and its numbers, and so the game it plays. */
const chooser = (numbers: readonly number[]): ((count: number) => number) => {
  let taken = 0;
  return (count) => (numbers[taken++] ?? 0) % count;
};

const choices = fc.array(fc.nat({ max: 99 }), { maxLength: 200 });
const seeds = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });

describe('the toys obey every law', () => {
  test('carts', () => {
    fc.assert(
      fc.property(choices, seeds, fc.integer({ min: 2, max: 4 }), fc.boolean(), (numbers, seed, seats, fragile) => {
        const played = playLawfully(carts, { seats, options: { rounds: 3, fragile }, seed, choose: chooser(numbers) });
        expect(played).not.toHaveProperty('law');
      }),
      { numRuns: 30 },
    );
  });

  test('bids', () => {
    fc.assert(
      fc.property(choices, seeds, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 2, max: 6 }), (numbers, seed, seats, cards) => {
        const played = playLawfully(bids, { seats, options: { cards }, seed, choose: chooser(numbers) });
        expect(played).not.toHaveProperty('law');
      }),
      { numRuns: 30 },
    );
  });

  test('boxes, which has neither secrets nor chance nor an agenda', () => {
    fc.assert(
      fc.property(choices, fc.integer({ min: 2, max: 3 }), (numbers, seats) => {
        expect(playLawfully(boxes, { seats, options: {}, seed: '', choose: chooser(numbers) })).not.toHaveProperty('law');
      }),
      { numRuns: 10 },
    );
  });

  test('and report how the game went', () => {
    const told: Event[] = [];
    const rng = randomFrom('told');
    const choose = (count: number) => randomBelow(rng, count);
    const played = playLawfully(carts, { seats: 2, options: {}, seed: 'told', choose, tell: (event) => told.push(event) });
    if ('law' in played) throw new Error(played.sentence);
    expect(played.answers.length).toBeGreaterThanOrEqual(20);
    expect(played.end.agenda).toEqual([]);
    expect(told.filter((event) => 'loaded' in event).length).toBe(10);
  });
});

test('a broken law comes with the answers that show it, and fast-check finds a short game', () => {
  const crashing: typeof carts = {
    ...carts,
    advance: (state, seat, action, tell) => {
      if ('look' in action) throw new Error('Blind.');
      return carts.advance(state, seat, action, tell);
    },
  };
  const play = (numbers: readonly number[]) => playLawfully(crashing, { seats: 2, options: {}, seed: 'shrink', choose: chooser(numbers) });
  const found = fc.check(
    fc.property(choices, (numbers) => !('law' in play(numbers))),
    { numRuns: 50, seed: 7 },
  );
  expect(found.failed).toBe(true);
  const [numbers] = found.counterexample as [number[]];
  expect(play(numbers)).toMatchObject({ law: 'throws', sentence: expect.stringContaining('Blind.') });
  expect(numbers.length).toBeLessThanOrEqual(2);
});

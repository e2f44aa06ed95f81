import { expect, test } from 'vitest';
import { markIn } from './turns.ts';

test('a step is a turn when something was done in it, and a round when one begins', () => {
  expect(markIn([{ what: 'placed', seat: 0, place: 1, warrior: null }])).toBe('turn');
  expect(markIn([{ what: 'took', seat: 0, card: null }])).toBeUndefined();
  expect(markIn([{ what: 'letStand', seat: 1, card: 'ambush' }])).toBeUndefined();
  expect(
    markIn([
      { what: 'passed', seat: 0, forced: false },
      { what: 'round', round: 2, starter: 1 },
    ]),
  ).toBe('round');
});

import { expect, test } from 'vitest';
import { outcomesElsewhere, outcomesOf } from '../../../kit/lessons/testing/solve.ts';
import { asgardPuzzle, olympusPuzzle } from './puzzles.ts';
import { puzzles as de } from './words/puzzles.de.ts';
import { puzzles as en } from './words/puzzles.en.ts';

test.each([
  ['olympus', olympusPuzzle, [28, 25], [25, 27]],
  ['asgard', asgardPuzzle, [26, 24], [24, 27]],
] as const)('%s: only the puzzle’s answer wins, by as much as it says, whatever the deck holds', (id, puzzle, won, lost) => {
  const [best, next, ...others] = outcomesOf(puzzle);
  expect([best?.option, best?.points]).toEqual([puzzle.best, won]);
  expect(next?.points).toEqual(lost);
  expect(others.length).toBe(6);
  expect(outcomesElsewhere(puzzle, 'another deal')).toEqual([best, next, ...others]);
  const score = new RegExp(won.join(' (to|zu) '));
  expect([en[id].solved.text, de[id].solved.text].map((text) => score.test(text))).toEqual([true, true]);
});

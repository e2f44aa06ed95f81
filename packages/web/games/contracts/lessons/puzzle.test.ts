import { expect, test } from 'vitest';
import { type Outcome, outcomesElsewhere, outcomesOf } from '../../../kit/lessons/testing/solve.ts';
import { puzzle } from './puzzle.ts';
import { course as de } from './words/course.de.ts';
import { course as en } from './words/course.en.ts';

test('the puzzle’s answer gives one more fame than any other, and wins as it says', () => {
  const outcomes = outcomesOf(puzzle);
  const [best, ...others] = outcomes;
  expect([best?.option, best?.points]).toEqual([puzzle.best, [66, 67]]);
  expect(others.map(({ points }) => points)).toEqual(Array.from({ length: 7 }, () => [66, 66]));
  // What the bot has in secret changes its fame, but not the reader's.
  const own = (outcomes: readonly Outcome[]) => outcomes.map(({ option, points }) => [option, points[puzzle.seat]]);
  expect(own(outcomesElsewhere(puzzle, 'another deal'))).toEqual(own(outcomes));
  expect([en.puzzle.solved.text, de.puzzle.solved.text].map((text) => /67 (to|zu) 66/.test(text))).toEqual([true, true]);
});

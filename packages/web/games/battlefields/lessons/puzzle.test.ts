import { expect, test } from 'vitest';
import { outcomesElsewhere, outcomesOf } from '../../../kit/lessons/testing/solve.ts';
import { puzzle } from './puzzle.ts';
import { course as de } from './words/course.de.ts';
import { course as en } from './words/course.en.ts';

test('only the puzzle’s answer wins, by as much as it says, whatever the bot holds', () => {
  const [best, next, ...others] = outcomesOf(puzzle);
  expect([best?.option, best?.points]).toEqual([puzzle.best, [21, 18]]);
  expect(next?.points).toEqual([13, 19]);
  expect(others.length).toBe(3);
  expect(outcomesElsewhere(puzzle, 'another deal')).toEqual([best, next, ...others]);
  expect([en.puzzle.solved.text, de.puzzle.solved.text].map((text) => /21 (to|zu) 18/.test(text))).toEqual([true, true]);
});

import { describe, expect, test } from 'vitest';
import { gradeOf, worthTo } from './grade.ts';
import { accuracyIn, countOf, type Grade, phaseOf, type Review } from './index.ts';

const nothing = { margins: [0, 0] };
const step = (seat: number, loss: number, grade?: Grade) => ({
  ...{ seat, loss, before: nothing, after: nothing },
  ...(grade === undefined ? {} : { grade }),
});
const review: Review = {
  ...{ version: 2, of: '', depth: 'quick', scale: 10, answers: 6, end: nothing },
  steps: [step(0, 0, 'good'), step(1, 9, 'blunder'), step(0, 1.2, 'mistake'), step(0, 0), step(0, 0, 'good'), step(1, 0, 'good')],
};

describe('grades', () => {
  test('depend on the loss as a share of what usually separates winner and loser', () => {
    expect([0, 0.5, 0.6, 1.2, 2.5].map((loss) => gradeOf(loss, 0, 10))).toEqual(['good', 'good', 'inaccuracy', 'mistake', 'blunder']);
    expect(gradeOf(2.5, 0, 100)).toBe('good');
  });

  test('are good where the loss may be noise', () => {
    expect([1.24, 1.26].map((noise) => gradeOf(2.5, noise, 10))).toEqual(['blunder', 'good']);
  });

  test('count the chance to win as points, where it’s known', () => {
    expect(worthTo({ margins: [4, -4] }, 0, 10)).toBe(4);
    expect(worthTo({ margins: [4, -4], wins: [0.9, 0.1] }, 0, 10)).toBe(6);
    expect(worthTo({ margins: [4, -4], wins: [0.9, 0.1] }, 1, 10)).toBe(-6);
  });
});

describe('accuracy', () => {
  test('is 100 for the best answer, 50 for one that just counts as a mistake, and leaves out what was forced', () => {
    expect(accuracyIn(review, 0)).toBeCloseTo((100 + 50 + 100) / 3);
    expect(accuracyIn(review, 0, 'opening')).toBe(100);
    expect(accuracyIn(review, 0, 'middle')).toBeCloseTo(50);
    expect(accuracyIn(review, 1, 'middle')).toBeUndefined();
    expect([countOf(review, 0, 'good'), countOf(review, 1, 'blunder')]).toEqual([2, 1]);
  });

  test('has three phases of equal length', () => {
    expect([0, 1, 2, 3, 4, 5].map((at) => phaseOf(at, 6))).toEqual(['opening', 'opening', 'middle', 'middle', 'ending', 'ending']);
    expect(phaseOf(0, 1)).toBe('opening');
  });
});

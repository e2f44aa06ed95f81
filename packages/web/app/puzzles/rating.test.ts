import rate from 'glicko2-lite';
import { expect, test } from 'vitest';
import { BEGINNER, isProvisional, skillAfter } from './rating.ts';

test('the library gives the figures of Glickman’s own example', () => {
  const next = rate(1_500, 200, 0.06, [
    [1_400, 30, 1],
    [1_550, 100, 0],
    [1_700, 300, 0],
  ]);
  expect(next.rating).toBeCloseTo(1_464.06, 1);
  expect(next.rd).toBeCloseTo(151.52, 1);
  expect(next.vol).toBeCloseTo(0.059_99, 4);
});

test('solving a puzzle raises the rating, failing lowers it, and half is in between', () => {
  const [lost, half, won] = [0, 0.5, 1].map((credit) => skillAfter(BEGINNER, 1_200, credit).rating);
  expect(lost).toBeLessThan(1_200);
  expect(half).toBeCloseTo(1_200);
  expect(won).toBeGreaterThan(1_200);
});

test('a rating becomes more certain with every puzzle, and never too certain to change', () => {
  let skill = BEGINNER;
  expect(isProvisional(skill)).toBe(true);
  for (let count = 0; count < 60; count++) skill = skillAfter(skill, skill.rating, count % 2);
  expect(isProvisional(skill)).toBe(false);
  expect(Math.abs(skillAfter(skill, skill.rating, 1).rating - skill.rating)).toBeGreaterThan(5);
});

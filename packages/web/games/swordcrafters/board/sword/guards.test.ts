import { expect, test } from 'vitest';
import { angleOf, showsFront } from './geometry.ts';
import { armFacets, collarFacets, onBoss } from './guards.ts';

const reachOf = (angle: number): readonly number[] => armFacets(angle).flatMap(({ corners }) => corners.map(([x]) => x));

test('the arm of a side in front shows its gem, the arm behind does not', () => {
  // The face with the gem is rounded; every other facet has four corners.
  const hasBoss = (side: number): boolean => armFacets(angleOf(side, 0)).some(({ corners }) => corners.length > 4);
  expect([hasBoss(0), hasBoss(2)]).toEqual([true, false]);
});

test('the arms reach out to both sides, as far one as the other', () => {
  const [left, right] = [Math.min(...reachOf(angleOf(0, 0))), Math.max(...reachOf(angleOf(2, 0)))];
  expect(left).toBeLessThan(-120);
  expect(right).toBeCloseTo(-left, 0);
});

test('only what faces the one who looks is drawn, with a shade between light and dark, at every turn', () => {
  for (let angle = -180; angle <= 180; angle += 9) {
    const facets = armFacets(angle);
    expect(facets.length, `at ${angle}`).toBeGreaterThan(12);
    expect(facets.every(({ corners, shade }) => showsFront(corners) && shade >= 0 && shade <= 1)).toBe(true);
  }
});

test('what is laid on the boss leans with it', () => {
  const [, leanLeft = 0] = (onBoss(-45).match(/-?[\d.]+/g) ?? []).map(Number);
  const [, leanRight = 0] = (onBoss(45).match(/-?[\d.]+/g) ?? []).map(Number);
  expect(leanLeft).toBeGreaterThan(0);
  expect(leanRight).toBeCloseTo(-leanLeft);
});

test('the collar is seen from all sides, lit above and on the right', () => {
  for (let turn = 0; turn < 4; turn += 0.2) {
    const facets = collarFacets([0, 1, 2, 3].map((side) => angleOf(side, turn)));
    expect(facets.length, `at ${turn}`).toBeGreaterThan(6);
    expect(facets.every(({ shade }) => shade >= 0 && shade <= 1)).toBe(true);
  }
  const lightOf = (side: number): number => Math.min(...collarFacets([angleOf(side, 0)]).map(({ shade }) => shade));
  expect(lightOf(1)).toBeLessThan(lightOf(0));
});

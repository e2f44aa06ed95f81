import { expect, test } from 'vitest';
import { pointsText } from './entrant-names.ts';

test('points are written as people write them', () => {
  const thirds = [1 / 3, 1 / 3 + 1 / 3, 1 / 3 + 2 / 3, 1.666667];
  expect([0, 2, 0.5, 3.5, 0.25, 1.75, ...thirds, 0.875].map((points) => pointsText(points, 'en'))).toEqual([
    '0',
    '2',
    '½',
    '3½',
    '¼',
    '1¾',
    '⅓',
    '⅔',
    '1',
    '1⅔',
    '0.88',
  ]);
  expect([0.5, 0.875, 12.4].map((points) => pointsText(points, 'de'))).toEqual(['½', '0,88', '12,4']);
});

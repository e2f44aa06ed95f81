import { wholeGrid } from '@swordtable/games/swordcrafters/pieces/grid';
import { groupsText } from '@swordtable/games/swordcrafters/scene/groups-text';
import { expect, test } from 'vitest';
import { cutId, cutsInto, groupsBy } from './cuts.ts';

const ROWS = 3;
const cutBy = (ids: readonly string[]): string => groupsText(groupsBy(ROWS, ids), 12);

test('cuts make groups, in whatever order they are named; one that no longer fits is left out', () => {
  expect(cutBy([])).toBe('1111 1111 1111');
  expect(cutBy(['H 1 3 4', 'V 2 1 3'])).toBe('1122 1133 1133');
  expect(cutBy(['H 1 3 4'])).toBe('1111 1111 1111');
});

test('the cuts are found again in the groups that they made', () => {
  const groups = groupsBy(ROWS, ['V 2 1 3', 'H 1 3 4', 'V 3 2 3', 'H 2 1 2']);
  expect(groups.length).toBe(5);
  const ids = cutsInto(groups, wholeGrid(ROWS)).map(cutId);
  expect(ids.toSorted()).toEqual(['H 1 3 4', 'H 2 1 2', 'V 2 1 3', 'V 3 2 3']);
  expect(groupsBy(ROWS, ids)).toEqual(groups);
});

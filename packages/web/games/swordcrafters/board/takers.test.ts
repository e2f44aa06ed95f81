import { playedGame } from '@swordtable/games/swordcrafters/testing/played';
import { expect, test } from 'vitest';
import { isIn } from './lattice.ts';
import { takersIn } from './takers.ts';

const steps = playedGame('takers', 3);
const happened = steps.map(({ seq, events }) => ({ seq, at: 0, what: { kind: 'answered' as const, seat: 0 }, events }));

test('every empty place of the grid was taken by somebody, and only the takers of this round count', () => {
  let empty = 0;
  for (const { seq, views } of steps) {
    const view = views[0];
    if (view?.phase !== 'select') continue;
    const takers = takersIn(happened.slice(0, seq + 1));
    expect(takers.map(({ tiles }) => tiles)).toHaveLength(view.smiths.flatMap(({ taken }) => taken).length);
    for (const [at] of view.grid.entries()) {
      const [row, column] = [Math.floor(at / 4), at % 4];
      const isThere = view.groups.some((group) => isIn(group, row, column));
      expect(takers.filter(({ group }) => isIn(group, row, column))).toHaveLength(isThere ? 0 : 1);
      if (!isThere) empty++;
    }
  }
  expect(empty).toBeGreaterThan(20);
});

test('a group that was given back has no taker', () => {
  const seq = steps.find(({ events }) => events.some(({ what }) => what === 'took'))?.seq ?? 0;
  const before = happened.slice(0, seq + 1);
  expect(takersIn(before)).toHaveLength(1);
  expect(takersIn([...before, { seq: seq + 1, at: 0, what: { kind: 'undone', seat: 0 }, events: [] }])).toEqual([]);
});

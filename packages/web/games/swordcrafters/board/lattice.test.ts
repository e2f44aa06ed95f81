import { cutsOf, type Group, parts, wholeGrid } from '@swordtable/games/swordcrafters/pieces/grid';
import { describe, expect, test } from 'vitest';
import { frameOf, gridRoom, groupTowards, lineOf, nearest, type Slicing, spotOf, TILE, walkedTo } from './lattice.ts';

const whole = wholeGrid(3);
const all = (groups: readonly Group[]): readonly Slicing[] =>
  groups.flatMap((group, index) => cutsOf(group).map((cut) => ({ group: index, ...cut })));
const middleOf = ({ left, top, width, height }: ReturnType<typeof frameOf>) => ({ left: left + width / 2, top: top + height / 2 });

describe('where tiles lie', () => {
  test('a grid fills its room from the middle, and a part of one cell fills its own', () => {
    const { width, height } = gridRoom(3);
    expect(middleOf(frameOf(whole))).toEqual({ left: width / 2, top: height / 2 });
    expect(frameOf({ row: 2, column: 3, rows: 1, columns: 1 })).toEqual({
      left: width - TILE,
      top: height - TILE,
      width: TILE,
      height: TILE,
    });
  });

  test('the parts of a cut lie further apart than the tiles of one group, whatever the cut', () => {
    const [here, there] = [spotOf(whole, 0, 0), spotOf(whole, 0, 1)];
    const near = there.left - here.left - TILE;
    for (const cut of cutsOf(whole)) {
      const [first, second] = parts(whole, cut).map(frameOf) as [ReturnType<typeof frameOf>, ReturnType<typeof frameOf>];
      const gap = cut.axis === 'H' ? second.top - first.top - first.height : second.left - first.left - first.width;
      expect(gap).toBeGreaterThan(2 * near);
      const line = lineOf(whole, cut);
      const [from, to] = cut.axis === 'H' ? [first.top + first.height, second.top] : [first.left + first.width, second.left];
      const at = cut.axis === 'H' ? line.top : line.left;
      expect(at > from && at < to).toBe(true);
    }
  });
});

describe('the cut under the pointer', () => {
  const groups = parts(whole, { axis: 'V', after: 2 });
  const offered = all(groups);

  test('is the nearest in the group that is pointed at, and never one of another group', () => {
    for (const cut of offered) {
      const group = groups[cut.group] as Group;
      expect(nearest(groups, offered, middleOf(lineOf(group, cut)))).toEqual(cut);
    }
    const right = spotOf(groups[1], 0, 2);
    expect(nearest(groups, offered, { left: right.left + 50, top: right.top + 80 })).toEqual({ group: 1, axis: 'H', after: 1 });
  });

  test('is none in a group that cannot be cut', () => {
    const one: readonly Group[] = [{ row: 0, column: 0, rows: 1, columns: 1 }, whole];
    expect(nearest(one, [{ group: 1, axis: 'H', after: 1 }], { left: -500, top: -500 })).toBeUndefined();
  });

  test('keeps the part that the pointer is in, if that part may be kept', () => {
    const solo: readonly Slicing[] = [
      { group: 0, axis: 'H', after: 1, keep: 'second' },
      { group: 0, axis: 'H', after: 2, keep: 'first' },
    ];
    const line = lineOf(whole, { axis: 'H', after: 1 });
    expect(nearest([whole], solo, { left: 40, top: line.top + 5 })).toEqual(solo[0]);
    // Above the first line nothing but the upper part of the second cut can be kept.
    expect(nearest([whole], solo, { left: 40, top: 10 })).toEqual(solo[1]);
  });
});

describe('arrow keys', () => {
  const groups = parts(whole, { axis: 'H', after: 1 });
  const offered = all(groups);

  test('reach every cut and come round again', () => {
    const [down, right] = ['ArrowDown', 'ArrowRight'].map((key) => {
      const seen: Slicing[] = [];
      let at = walkedTo(groups, offered, undefined, key);
      while (at !== undefined && !seen.some((cut) => JSON.stringify(cut) === JSON.stringify(at))) {
        seen.push(at);
        at = walkedTo(groups, offered, at, key);
      }
      expect(at).toEqual(seen[0]);
      expect(walkedTo(groups, offered, seen[0], key === 'ArrowDown' ? 'ArrowUp' : 'ArrowLeft')).toEqual(seen.at(-1));
      return seen;
    });
    expect([...(down ?? []), ...(right ?? [])]).toHaveLength(offered.length);
    expect(right?.every(({ axis }) => axis === 'V')).toBe(true);
  });

  test('walk through what there is where all cuts run one way, and other keys do nothing', () => {
    const across = offered.filter(({ axis }) => axis === 'H');
    expect(walkedTo(groups, across, undefined, 'ArrowRight')).toEqual(across[0]);
    expect(walkedTo(groups, offered, undefined, 'Enter')).toBeUndefined();
  });

  test('go from group to group: straight ahead before aside, and nowhere past the edge', () => {
    const [upper, lower] = parts(whole, { axis: 'H', after: 1 });
    const lying = [upper, ...parts(lower, { axis: 'V', after: 3 })];
    expect(groupTowards(lying, 0, 'ArrowDown')).toBe(1);
    expect(groupTowards(lying, 1, 'ArrowRight')).toBe(2);
    expect(groupTowards(lying, 2, 'ArrowLeft')).toBe(1);
    expect(groupTowards(lying, 2, 'ArrowUp')).toBe(0);
    expect(groupTowards(lying, 0, 'ArrowUp')).toBeUndefined();
    expect(groupTowards(lying, 0, 'Enter')).toBeUndefined();
  });
});

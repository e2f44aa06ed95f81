import { newSword, SIDES } from '@swordtable/games/swordcrafters/pieces/sword';
import { describe, expect, test } from 'vitest';
import {
  angleOf,
  edgeOf,
  frameOf,
  frontShowing,
  inFront,
  isSeen,
  levelsOf,
  nearestTurn,
  onTile,
  RADIUS,
  restAfter,
  shadeOf,
  showsFront,
  TILE,
  tileCorners,
  tipOf,
  turnedBy,
} from './geometry.ts';

describe('the sides in sight', () => {
  test('are the front one on the left and the next on the right, at every whole turn', () => {
    for (const front of SIDES) {
      expect(SIDES.filter((side) => isSeen(side, front)).toSorted()).toEqual([...inFront(front)].toSorted());
      const [left, right] = inFront(front);
      expect(edgeOf(left, front, 0)[0][0]).toBeCloseTo(-RADIUS);
      expect(edgeOf(right, front, 0)[1][0]).toBeCloseTo(RADIUS);
    }
  });

  test('share the edge in the middle and nowhere overlap, however far the sword is turned', () => {
    for (let turn = -3; turn <= 6; turn += 0.13) {
      const seen = SIDES.filter((side) => isSeen(side, turn));
      const widths = seen.map((side) => {
        const [[left], [right]] = edgeOf(side, turn, 0);
        return right - left;
      });
      expect(seen.length, `at ${turn}`).toBeGreaterThan(0);
      expect(seen.length).toBeLessThan(3);
      expect(Math.min(...widths)).toBeGreaterThan(0);
    }
  });

  test('after two quarters are the other two', () => {
    expect([inFront(0), inFront(2), inFront(3)]).toEqual([
      [0, 1],
      [2, 3],
      [3, 0],
    ]);
  });

  test('the one on the right is in the light, the one on the left in the shade', () => {
    expect(shadeOf(angleOf(1, 0))).toBeLessThan(shadeOf(angleOf(0, 0)));
  });
});

describe('turning', () => {
  test('goes the short way round', () => {
    expect([nearestTurn(0, 3), nearestTurn(3, 0), nearestTurn(7, 0), nearestTurn(-1, 3), nearestTurn(2, 2)]).toEqual([-1, 4, 8, -1, 2]);
  });

  test('brings any side into sight with at most one quarter', () => {
    for (const front of SIDES)
      for (const side of SIDES) {
        const next = frontShowing(side, front);
        expect(inFront(next), `side ${side} from ${front}`).toContain(side);
        expect(Math.abs(nearestTurn(front, next) - front)).toBeLessThanOrEqual(1);
      }
    expect(frontShowing(1, 0)).toBe(0);
  });

  test('a pull to the left brings the next side, a short one goes back, a long one continues', () => {
    const by = (pulled: number): number => restAfter(1, 1 + turnedBy(pulled, 300));
    expect([by(-60), by(60), by(-20), by(20), by(-340)]).toEqual([2, 0, 1, 1, 3]);
  });
});

describe('places of tiles', () => {
  test('rest on each other and lean with their side', () => {
    const [low, high] = [tileCorners(0, 0, 0), tileCorners(0, 1, 0)];
    expect(high[1]).toEqual(low[0]);
    expect(high[2]).toEqual(low[3]);
    expect(showsFront(low)).toBe(true);
    expect(showsFront(tileCorners(2, 0, 0))).toBe(false);
  });

  test('are where a square of 100 is laid', () => {
    const [a = 0, b = 0, , d = 0, x = 0, y = 0] = (onTile(1, 2, 0).match(/-?[\d.]+/g) ?? []).map(Number);
    const [upperLeft = [0, 0], lowerLeft = [0, 0], , upperRight = [0, 0]] = tileCorners(1, 2, 0);
    expect([x, y]).toEqual([expect.closeTo(upperLeft[0], 2), expect.closeTo(upperLeft[1], 2)]);
    expect([x + 100 * a, y + 100 * b]).toEqual([expect.closeTo(upperRight[0], 1), expect.closeTo(upperRight[1], 1)]);
    expect(y + 100 * d).toBeCloseTo(lowerLeft[1], 1);
  });
});

describe('the frame', () => {
  test('holds every tile, the next one and the point, however long the sword is', () => {
    for (let levels = 0; levels <= 9; levels++) {
      const { top, height, left, width } = frameOf(levels);
      expect(-top).toBeGreaterThan(tipOf(levels));
      expect(tipOf(levels)).toBeGreaterThan((levels + 1) * TILE);
      expect(left + width).toBeGreaterThan(RADIUS);
      expect(top + height).toBeGreaterThan(0);
    }
  });

  test('is the same for short swords and grows with long ones', () => {
    expect(frameOf(0)).toEqual(frameOf(3));
    expect(frameOf(8).height).toBeGreaterThan(frameOf(6).height);
    expect(levelsOf(newSword(['ruby', 'ruby']))).toBe(0);
  });
});

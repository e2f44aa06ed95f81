import { describe, expect, test } from 'vitest';
import { type Box, overlap, placeBeside } from './place-beside.ts';

const SCREEN = { width: 1440, height: 900 };
const NOTE = { width: 320, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const placed = (targets: readonly Box[], needed: readonly Box[] = [], screen = SCREEN) => {
  const anchor = placeBeside(targets, NOTE, screen, needed);
  if (anchor === undefined) throw new Error('The note wasn’t placed.');
  return { ...anchor, at: box(anchor.left, anchor.top, NOTE.width, NOTE.height) };
};

describe('a note', () => {
  test('is to the right of its target, its tip at the middle', () => {
    const { side, left, tip, top } = placed([box(100, 400, 100, 100)]);
    expect([side, left, top + tip]).toEqual(['right', 216, 450]);
  });

  test.each([
    ['left', box(1300, 400, 120, 100)],
    ['below', box(10, 10, 1420, 100)],
    ['above', box(10, 780, 1420, 110)],
  ] as const)('is on the %s if there is no room elsewhere', (side, target) => {
    expect(placed([target]).side).toBe(side);
  });

  test('never covers its target, wherever that is', () => {
    for (let left = 0; left <= 1340; left += 67)
      for (let top = 0; top <= 800; top += 50) {
        const targets = [box(left, top, 100, 100), box(1340 - left, 800 - top, 100, 100)];
        const { at } = placed(targets);
        expect(
          targets.reduce((sum, target) => sum + overlap(at, target), 0),
          `${left} ${top}`,
        ).toBe(0);
        expect(at.left >= 0 && at.top >= 0 && at.right <= SCREEN.width && at.bottom <= SCREEN.height).toBe(true);
      }
  });

  test('keeps clear of what the player needs', () => {
    expect(placed([box(600, 400, 100, 100)], [box(716, 0, 700, 900)]).side).toBe('left');
  });

  test('has no particular place without a target in sight', () => {
    expect(placeBeside([], NOTE, SCREEN, [])).toBeUndefined();
  });
});

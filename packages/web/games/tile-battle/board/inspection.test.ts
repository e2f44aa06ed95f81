import { expect, test } from 'vitest';
import { hover, type Inspection, inspectedIn, pin, release } from './inspection.ts';

const NOTHING: Inspection = {};

test('the panel follows the pointer until a click pins a tile, and again once it is released', () => {
  expect(inspectedIn(hover(NOTHING, 3))).toBe(3);
  const pinned = hover(pin(hover(NOTHING, 3), 3), 5);
  expect(inspectedIn(pinned)).toBe(3);
  expect(inspectedIn(hover(pinned, undefined))).toBe(3);
  expect(inspectedIn(pin(pinned, 3))).toBe(5);
  expect(inspectedIn(pin(pinned, 7))).toBe(7);
  expect(inspectedIn(release(pinned))).toBe(5);
});

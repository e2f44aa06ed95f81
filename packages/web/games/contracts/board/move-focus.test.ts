import { expect, test } from 'vitest';
import { type Box, boxBeside } from './move-focus.ts';

/** Three cards above, two wider ones below. */
const BOXES: readonly Box[] = [
  { left: 0, top: 0, width: 100, height: 80 },
  { left: 110, top: 0, width: 100, height: 80 },
  { left: 220, top: 0, width: 100, height: 80 },
  { left: 0, top: 100, width: 155, height: 120 },
  { left: 165, top: 100, width: 155, height: 120 },
];
const from = (at: number, key: string): number | undefined => boxBeside(BOXES[at] as Box, BOXES, key);

test('arrow keys go to the next one in a row, and not past its end', () => {
  expect(from(0, 'ArrowRight')).toBe(1);
  expect(from(1, 'ArrowRight')).toBe(2);
  expect(from(2, 'ArrowRight')).toBeUndefined();
  expect(from(1, 'ArrowLeft')).toBe(0);
  expect(from(0, 'ArrowLeft')).toBeUndefined();
});

test('up and down they go to what lies nearest', () => {
  expect(from(0, 'ArrowDown')).toBe(3);
  expect(from(2, 'ArrowDown')).toBe(4);
  expect(from(4, 'ArrowUp')).toBe(2);
  expect(from(3, 'ArrowUp')).toBe(0);
  expect(from(0, 'ArrowUp')).toBeUndefined();
});

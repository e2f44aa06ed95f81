import { expect, test } from 'vitest';
import { isReadingBack } from './reading-back.ts';

const at = (scrollTop: number, scrollHeight = 1000) => ({ scrollTop, scrollHeight, clientHeight: 100 });

test('scrolling up leaves the newest lines, and scrolling to the end returns to them', () => {
  expect(isReadingBack(false, 900, at(600))).toBe(true);
  expect(isReadingBack(true, 600, at(700))).toBe(true);
  expect(isReadingBack(true, 700, at(880))).toBe(false);
});

test('lines that arrive before the scroll event is handled don’t count as scrolling up', () => {
  expect(isReadingBack(false, 500, at(900, 1400))).toBe(false);
});

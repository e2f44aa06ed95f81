import { describe, expect, test } from 'vitest';
import { nextLive, scrolledTo } from './in-sight.ts';

describe('a row of cards that is wider than its room', () => {
  const seen = { from: 0, to: 360 };

  test('is scrolled to the first card that is asked for, with a little of the one before', () => {
    expect(
      scrolledTo(seen, [
        { from: 370, to: 449 },
        { from: 460, to: 539 },
      ]),
    ).toBe(340);
    expect(scrolledTo({ from: 400, to: 760 }, [{ from: 8, to: 87 }])).toBe(0);
  });

  test('stays where it is while one of them is in sight, or none is asked for', () => {
    expect(
      scrolledTo(seen, [
        { from: -90, to: -11 },
        { from: 200, to: 279 },
      ]),
    ).toBeUndefined();
    expect(scrolledTo(seen, [])).toBeUndefined();
  });

  test('is scrolled to a card of which only a part is in sight', () => {
    expect(scrolledTo(seen, [{ from: 320, to: 399 }])).toBe(290);
  });
});

describe('the card that takes over from one that is gone', () => {
  test('is the next that can be chosen, or else the nearest before it', () => {
    expect(nextLive([true, false, true], 1)).toBe(2);
    expect(nextLive([true, true, false], 2)).toBe(1);
    expect(nextLive([false, true, true], 1)).toBe(1);
  });

  test('is none where none can be chosen', () => {
    expect(nextLive([false, false], 0)).toBeUndefined();
    expect(nextLive([], 0)).toBeUndefined();
  });
});

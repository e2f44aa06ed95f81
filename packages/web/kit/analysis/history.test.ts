import { expect, test } from 'vitest';
import { begin, goTo, redo, undo } from './history.ts';

test('steps are undone and redone in order, and a new one ends what was undone', () => {
  const three = goTo(goTo(begin('a'), 'b'), 'c');
  expect(undo(three).now).toBe('b');
  expect(undo(undo(undo(three))).now).toBe('a');
  expect(redo(undo(three))).toEqual(three);
  expect(redo(three)).toBe(three);
  const other = goTo(undo(three), 'd');
  expect([other.now, other.past, redo(other).now]).toEqual(['d', ['a', 'b'], 'd']);
  expect(goTo(three, 'c')).toBe(three);
});

test('the oldest are dropped', () => {
  const long = Array.from({ length: 1_000 }, (_, index) => index + 1).reduce(goTo, begin(0));
  expect([long.now, long.past.length]).toEqual([1_000, 300]);
});

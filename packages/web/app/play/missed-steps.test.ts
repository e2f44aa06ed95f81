import { describe, expect, test } from 'vitest';
import { isCaughtUp, missedSteps, readSeen, seenUpTo, withSeen } from './missed-steps.ts';

const step = (seq: number, seat: number) => ({ seq, at: 0, what: { kind: 'answered' as const, seat }, events: [] });
const table = { watcher: 0, steps: [step(1, 0), step(2, 1), step(3, 1), step(4, 0)] };
const numbers = (seen: number | undefined) => missedSteps(table, seen).map(({ seq }) => seq);

describe('what was missed', () => {
  test('is everything after the last line seen here', () => {
    expect(numbers(1)).toEqual([2, 3, 4]);
    expect(numbers(4)).toEqual([]);
  });

  test('is nothing in a match never seen here, and nothing the player did elsewhere', () => {
    expect(numbers(undefined)).toEqual([]);
    expect(numbers(3)).toEqual([]);
  });

  test('includes everyone’s moves for a spectator', () => {
    expect(missedSteps({ ...table, watcher: null }, 3)).toHaveLength(1);
  });
});

describe('the panel is no longer needed', () => {
  const at = (status: 'running' | 'over') => ({ ...table, card: { status } });

  test('after an answer, or when the match ends in sight', () => {
    expect(isCaughtUp(at('running'), 4)).toBe(false);
    expect(isCaughtUp(at('running'), 3)).toBe(true);
    expect(isCaughtUp({ ...at('running'), watcher: null }, 3)).toBe(false);
    expect(isCaughtUp(at('over'), 4)).toBe(true);
  });
});

describe('what was seen', () => {
  test('only moves forward, the latest match first', () => {
    const seen = withSeen(withSeen(withSeen([], 'a', 5), 'b', 1), 'a', 3);
    expect(seen).toEqual([
      ['a', 5],
      ['b', 1],
    ]);
    expect(seenUpTo(seen, 'c')).toBeUndefined();
  });

  test('is kept for a limited number of matches', () => {
    let seen = withSeen([], 'first', 1);
    for (let index = 0; index < 200; index++) seen = withSeen(seen, `m${index}`, index);
    expect([seen.length, seenUpTo(seen, 'first'), seenUpTo(seen, 'm0')]).toEqual([200, undefined, 0]);
  });

  test.each([undefined, 'x', { a: 1 }, [['a', 'b']], [['a', 1, 2]], [[1, 1]]])('stored as %j is ignored', (value) => {
    expect(readSeen(value)).toEqual([]);
  });
});

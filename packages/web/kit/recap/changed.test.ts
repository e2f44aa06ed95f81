import { expect, test } from 'vitest';
import { changedSince, lastOwnAnswer, turnsSince } from './changed.ts';

interface Event {
  readonly turn?: number | null;
  readonly cell?: number;
}

const step = (seq: number, seat: number, ...events: readonly Event[]) => ({
  seq,
  at: 0,
  what: { kind: 'answered' as const, seat },
  events,
});
const steps = [
  step(1, 0, { turn: 0 }, { cell: 1 }),
  step(2, 1, { turn: 1 }, { turn: 1, cell: 4 }),
  step(3, 1, { cell: 5 }),
  step(4, 2, { turn: 2, cell: 4 }, { turn: null }),
];
const spacesOf = (event: unknown): readonly string[] => {
  const { cell } = event as Event;
  return cell === undefined ? [] : [`[data-cell="${cell}"]`];
};

test('a recap begins after the player’s last answer, or with the match before the first one', () => {
  expect(lastOwnAnswer({ steps, watcher: 0 })).toBe(1);
  expect(lastOwnAnswer({ steps, watcher: 2 })).toBe(4);
  expect(lastOwnAnswer({ steps: steps.slice(1), watcher: 0 })).toBe(2);
});

test('each space that changed since is named once', () => {
  expect(changedSince(steps, 1, spacesOf)).toEqual(['[data-cell="4"]', '[data-cell="5"]']);
  expect(changedSince(steps, 4, spacesOf)).toEqual([]);
});

test('turns of others are counted once each, even if two events begin them', () => {
  const turnOf = (event: unknown) => (event as Event).turn;
  expect(turnsSince(steps, 1, 0, turnOf)).toBe(2);
  expect(turnsSince(steps, 0, 0, turnOf)).toBe(2);
  expect(turnsSince(steps, 3, 0, turnOf)).toBe(1);
});

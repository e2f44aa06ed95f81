import { describe, expect, test } from 'vitest';
import { heardBetween } from '../../../kit/sound/heard.ts';
import { tileSounds } from './sounds.ts';

const step = (seq: number, seat: number, ...events: readonly string[]) => ({
  ...{ seq, at: 0, what: { kind: 'answered' as const, seat } },
  events: events.map((what) => ({ what })),
});
const asked = (seq: number) => ({ seq, prompt: { ask: 'x' }, sentence: '', options: [] }) as never;
const at = (steps: readonly ReturnType<typeof step>[], decision: number | null = null, match = 'a') => ({
  ...{ card: { match }, watcher: 0, seq: steps.at(-1)?.seq ?? 0, steps, decision: decision === null ? null : asked(decision) },
});

const [one, two] = [step(1, 0, 'placed', 'compared', 'flipped', 'flipped'), step(2, 1, 'placed', 'lines')];

describe('what is heard', () => {
  test('nothing when the table opens, or another is opened', () => {
    expect(heardBetween(undefined, at([one, two]), tileSounds)).toEqual([]);
    expect(heardBetween(at([one], null, 'b'), at([one, two]), tileSounds)).toEqual([]);
  });

  test('the events of the new steps, in their order', () => {
    expect(heardBetween(at([]), at([one]), tileSounds)).toEqual(['place', 'flip', 'flip']);
    expect(heardBetween(at([one]), at([one, two]), tileSounds)).toEqual(['place', 'point']);
  });

  test('a call at the end when the move of another asks for one, and not for a question of one’s own move', () => {
    expect(heardBetween(at([one]), at([one, two], 2), tileSounds)).toEqual(['place', 'point', 'turn']);
    expect(heardBetween(at([]), at([one], 1), tileSounds)).toEqual(['place', 'flip', 'flip']);
  });

  test('nothing when many lines come at once, or it goes back', () => {
    const many = Array.from({ length: 9 }, (_, index) => step(index + 1, 1, 'placed'));
    expect(heardBetween(at([]), at(many), tileSounds)).toEqual([]);
    expect(heardBetween(at(many), at([one]), tileSounds)).toEqual([]);
  });
});

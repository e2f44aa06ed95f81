import { describe, expect, test } from 'vitest';
import type { SoundName } from './notes.ts';
import { soundsBetween } from './sounds-between.ts';

const SOUNDS: Readonly<Record<string, SoundName>> = { placed: 'place', flipped: 'flip', lines: 'point' };
const soundOf = ({ what }: { readonly what: string }): SoundName | undefined => SOUNDS[what];

const step = (seq: number, seat: number, ...events: readonly string[]) => ({
  ...{ seq, at: 0, what: { kind: 'answered' as const, seat } },
  events: events.map((what) => ({ what })),
});
const asked = (seq: number) => ({ seq, prompt: { ask: 'x' }, sentence: '', options: [] }) as never;
const at = (steps: readonly ReturnType<typeof step>[], decision: number | null = null, match = 'a') => ({
  ...{ card: { match }, watcher: 0, seq: steps.at(-1)?.seq ?? 0, steps, decision: decision === null ? null : asked(decision) },
});

const [one, two] = [step(1, 0, 'placed', 'compared', 'flipped', 'flipped'), step(2, 1, 'placed', 'lines')];

describe('sounds', () => {
  test('none when a table opens, or another one does', () => {
    expect(soundsBetween(undefined, at([one, two]), soundOf)).toEqual([]);
    expect(soundsBetween(at([one], null, 'b'), at([one, two]), soundOf)).toEqual([]);
  });

  test('the events of the new steps, in order', () => {
    expect(soundsBetween(at([]), at([one]), soundOf)).toEqual(['place', 'flip', 'flip']);
    expect(soundsBetween(at([one]), at([one, two]), soundOf)).toEqual(['place', 'point']);
  });

  test('a call at the end when another’s move asks for one, but not for a question of one’s own move', () => {
    expect(soundsBetween(at([one]), at([one, two], 2), soundOf)).toEqual(['place', 'point', 'turn']);
    expect(soundsBetween(at([]), at([one], 1), soundOf)).toEqual(['place', 'flip', 'flip']);
  });

  test('none when many lines arrive together, or the step goes back', () => {
    const many = Array.from({ length: 9 }, (_, index) => step(index + 1, 1, 'placed'));
    expect(soundsBetween(at([]), at(many), soundOf)).toEqual([]);
    expect(soundsBetween(at(many), at([one]), soundOf)).toEqual([]);
  });
});

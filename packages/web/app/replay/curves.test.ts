import { describe, expect, test } from 'vitest';
import type { Happening } from '../../client/table.ts';
import { marksAround, marksIn } from '../../kit/replay/marks.ts';
import { apart, changesIn, filled, labelsOf, pathOf, rangeOf, stepAt, xAt } from './curves.ts';

const frame = { left: 10, right: 110, top: 0, bottom: 50 };
const curve = { id: 'points', name: 'Points', values: [[0, 0], [0, 2], undefined, [5, 2]] };

describe('curves', () => {
  test('reach from zero to the highest value', () => {
    expect(rangeOf(curve)).toEqual([0, 5]);
    expect(rangeOf({ ...curve, values: [[-3]] })).toEqual([-3, 1]);
    expect(rangeOf({ ...curve, values: [] })).toEqual([0, 1]);
  });

  test('stay level over steps that aren’t known yet', () => {
    expect(filled(curve.values)).toEqual([
      [0, 0],
      [0, 2],
      [0, 2],
      [5, 2],
    ]);
    expect(filled([undefined, [1]])).toEqual([[1], [1]]);
  });

  test('have a corner for each change, up to the end', () => {
    expect(pathOf(frame, [0, 0, 5], [0, 5])).toBe('M10.0 50.0H110.0V0.0H110.0');
    expect(pathOf(frame, [1], [0, 1])).toBe('M10.0 0.0H10.0');
  });

  test('select the nearest step', () => {
    for (const step of [0, 1, 2, 3, 4]) expect(stepAt(frame, xAt(frame, step, 4), 4)).toBe(step);
    expect([stepAt(frame, -99, 4), stepAt(frame, 999, 4), stepAt(frame, 50, 0)]).toEqual([0, 4, 0]);
  });

  test('end in signs that don’t cover each other', () => {
    expect(apart([10, 10], 12, frame)).toEqual([10, 22]);
    expect(apart([50, 50, 50], 12, frame)).toEqual([26, 38, 50]);
    expect(apart([30, 5], 12, frame)).toEqual([30, 5]);
  });

  test('are divided by rounds in words, or by numbers if there’s no room, without overlaps', () => {
    const rounds = (...places: readonly number[]) => labelsOf(places.map((x, at) => ({ x, long: `Round ${at + 9}`, short: `${at + 9}` })));
    expect(rounds(0, 100, 200)).toEqual(['Round 9', 'Round 10', 'Round 11']);
    expect(rounds(0, 40, 200)).toEqual(['9', '10', '11']);
    expect(rounds(0, 5, 12, 20)).toEqual(['9', '', '', '12']);
    expect(rounds()).toEqual([]);
  });

  test('are listed as the steps at which something changed', () => {
    expect(changesIn(curve.values).map(({ step }) => step)).toEqual([0, 1, 3]);
  });
});

type Marking = ReturnType<NonNullable<Parameters<typeof marksIn>[1]>>;
const marked = (...kinds: readonly (Marking | 'undone')[]) =>
  marksIn(
    kinds.map(
      (kind, seq): Happening => ({
        seq,
        at: 0,
        what: { kind: kind === 'undone' ? 'undone' : 'answered', seat: 0 },
        events: [kind],
      }),
    ),
    ({ events: [kind] }) => kind as Marking,
  );
const inWords = (marks: ReturnType<typeof marked>): readonly string[] => marks.map(({ step, kind, number }) => `${step} ${kind} ${number}`);

test('rounds are numbered, and turns from 1 in each of them, the first from where it begins', () => {
  const marks = marked('round', undefined, undefined, 'played', 'turn', 'played', 'turn', 'round', undefined, 'turn');
  expect(inWords(marks)).toEqual(['0 round 1', '2 turn 1', '4 turn 2', '6 turn 3', '7 round 2', '8 turn 1', '9 turn 2']);
  expect(marksAround(marks, 4)).toMatchObject({ before: { step: 2 }, after: { step: 6 } });
  expect(marksAround(marks, 0)).toMatchObject({ after: { step: 2 } });
  expect(marksIn([], undefined)).toEqual([]);
});

test('a round that begins with its first turn names that step once, and undone answers don’t count', () => {
  expect(inWords(marked('round', 'turn', 'turn'))).toEqual(['0 round 1', '1 turn 2', '2 turn 3']);
  expect(inWords(marked('round', 'turn', 'turn', 'undone', 'turn'))).toEqual(['0 round 1', '1 turn 2', '4 turn 3']);
});

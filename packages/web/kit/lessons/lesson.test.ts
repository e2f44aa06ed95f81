import { describe, expect, test } from 'vitest';
import type { TableState } from '../../client/table.ts';
import { advanced, BEGINNING, finished, type Lesson, tableAt } from './lesson.ts';

/** Just enough of a table for these lessons: the viewer, the answers so far, and whether the game is over. */
type Moment = Pick<TableState, 'watcher' | 'seq' | 'steps'> & { readonly status: 'running' | 'over' };
const table = (seats: readonly number[], status: Moment['status'] = 'running'): Moment => {
  const steps = seats.map((seat, index) => ({ seq: index + 1, at: 0, what: { kind: 'answered' as const, seat }, events: [] }));
  return { watcher: 0, seq: seats.length, steps, status };
};

const lesson = (id: string, when: Lesson<Moment>['when'], more: Partial<Lesson<Moment>> = {}): Lesson<Moment> => ({
  id,
  when,
  at: () => [],
  ...more,
});
const always = () => true;
const LESSONS = [
  lesson('first', always),
  lesson('later', ({ seq }) => seq > 1),
  lesson('second', always),
  lesson('last', ({ status }) => status === 'over', { isLast: true }),
];

describe('lessons', () => {
  test('appear at the right time, the more urgent first', () => {
    const first = advanced(LESSONS, BEGINNING, table([]));
    expect(first.now).toEqual({ id: 'first', since: 0 });
    expect(advanced(LESSONS, finished(first), table([])).now?.id).toBe('second');
    expect(advanced(LESSONS, finished(first), table([1, 1])).now?.id).toBe('later');
  });

  test('stay while others play, and end when the reader continues', () => {
    const first = advanced(LESSONS, BEGINNING, table([]));
    expect(advanced(LESSONS, first, table([1]))).toBe(first);
    expect(advanced(LESSONS, first, table([1, 0]))).toEqual({ done: ['first'], isOff: false, now: { id: 'later', since: 2 } });
  });

  test('give way to the last one, which stays until it is closed', () => {
    const end = advanced(LESSONS, advanced(LESSONS, BEGINNING, table([])), table([], 'over'));
    expect(end).toEqual({ done: ['first'], isOff: false, now: { id: 'last', since: 0 } });
    expect(advanced(LESSONS, end, table([0], 'over'))).toBe(end);
    expect(advanced(LESSONS, finished(end), table([], 'over')).now).toBeUndefined();
  });

  test('don’t appear once ended, and continue when resumed', () => {
    const off = { ...advanced(LESSONS, BEGINNING, table([])), isOff: true };
    expect(advanced(LESSONS, off, table([0, 0]))).toBe(off);
    expect(advanced(LESSONS, { ...off, isOff: false }, table([0, 0])).now?.id).toBe('later');
  });

  test('that no longer exist are skipped', () => {
    const gone = { done: [], isOff: false, now: { id: 'of an older version', since: 0 } };
    expect(advanced(LESSONS, gone, table([])).now?.id).toBe('first');
  });

  test('describe the table as it was when they appeared', () => {
    expect(tableAt(table([0, 1, 0]), 2).steps.map(({ seq }) => seq)).toEqual([1, 2]);
  });
});

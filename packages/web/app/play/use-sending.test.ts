import { accept, type Result, refuse } from '@swordtable/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Question, Table, TableState } from '../../client/table.ts';
import { heardAt } from './use-sending.ts';

const question = { seq: 4 } as Question;

/** A table whose answer comes when the test says so. */
const slowTable = () => {
  let answer: (result: Result<void>) => void = () => undefined;
  const table = {
    state: () => ({ decision: question }) as TableState,
    preview: async () => refuse('no-preview', 'There is none.'),
    act: () =>
      new Promise<Result<void>>((resolve) => {
        answer = resolve;
      }),
  } as unknown as Table;
  return { table, answer: (result: Result<void>) => answer(result) };
};

describe('an answer on its way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is spoken of only after a while, and until it has come through', async () => {
    const { table, answer } = slowTable();
    const slow: boolean[] = [];
    const done = heardAt(table, { slow: (is) => slow.push(is), refused: () => undefined }).act({});
    vi.advanceTimersByTime(900);
    expect(slow).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(slow).toEqual([true]);
    answer(accept(undefined));
    await done;
    vi.advanceTimersByTime(5_000);
    expect(slow).toEqual([true, false]);
  });

  test('that is refused says to which question it was given, and the next one forgets it', async () => {
    const { table, answer } = slowTable();
    const heard: unknown[] = [];
    const { act } = heardAt(table, { slow: () => undefined, refused: (refused) => heard.push(refused) });
    const done = act({});
    answer(refuse('stale', 'Too late.'));
    expect(await done).toMatchObject({ ok: false });
    void act({});
    expect(heard).toEqual([undefined, { of: question, why: { code: 'stale', sentence: 'Too late.' } }, undefined]);
  });
});

import { accept, type Result, refuse } from '@swordtable/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Question } from '../../client/table.ts';
import { type InFlight, trackedAct } from './in-flight.ts';

const question: Question = { seq: 4, prompt: { rule: 'draft', ask: 'tile' }, sentence: 'Draft a tile.', options: [] };

/** Gives an answer that arrives when the test says so. */
const given = (before?: InFlight) => {
  let answer: (result: Result<void>) => void = () => undefined;
  const heard: InFlight[] = [];
  const sent: unknown[] = [];
  const act = trackedAct(
    (action) =>
      new Promise<Result<void>>((resolve) => {
        sent.push(action);
        answer = resolve;
      }),
    question,
    (next) => heard.push(next),
    before,
  );
  return { done: act('first'), act, sent, heard, answer: (result: Result<void>) => answer(result) };
};

const refused: InFlight = { question: null, isSlow: false, refused: { of: question, why: { code: 'stale', sentence: 'Too late.' } } };

describe('an answer in flight', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('belongs to its question, and is slow only after a while and until it has arrived', async () => {
    const { done, heard, answer } = given();
    vi.advanceTimersByTime(900);
    expect(heard).toEqual([{ question, isSlow: false }]);
    vi.advanceTimersByTime(200);
    expect(heard.at(-1)).toEqual({ question, isSlow: true });
    answer(accept(undefined));
    await done;
    vi.advanceTimersByTime(5_000);
    expect(heard.slice(2)).toEqual([{ question, isSlow: false }]);
  });

  test('that is refused names its question, and another can be given', async () => {
    const { done, heard, answer } = given();
    answer(refuse('stale', 'Too late.'));
    expect(await done).toMatchObject({ ok: false });
    expect(heard).toEqual([refused]);
  });

  test('that arrives soon changes nothing on the page itself', async () => {
    const { done, heard, answer } = given();
    vi.advanceTimersByTime(190);
    answer(accept(undefined));
    await done;
    vi.advanceTimersByTime(5_000);
    expect(heard).toEqual([]);
  });

  test('hides what was wrong with the one before right away', () => {
    expect(given(refused).heard).toEqual([{ question, isSlow: false }]);
  });

  test('is not given twice, but again if it was refused', async () => {
    const { done, act, sent, answer } = given();
    expect(act('second')).toBe(done);
    expect(sent).toEqual(['first']);
    answer(refuse('stale', 'Too late.'));
    await done;
    void act('third');
    expect(sent).toEqual(['first', 'third']);
  });
});

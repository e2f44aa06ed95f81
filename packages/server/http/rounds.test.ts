import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRounds } from './rounds.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('everyone is visited once a round, a few at a time', () => {
  const visits: number[] = [];
  const rounds = openRounds<number>(15_000, (one) => visits.push(one));
  for (let one = 0; one < 1_500; one++) rounds.add(one);
  for (let portion = 1; portion <= 150; portion++) {
    vi.advanceTimersByTime(100);
    expect(visits).toHaveLength(10 * portion);
  }
  expect(new Set(visits).size).toBe(1_500);
  rounds.close();
  vi.advanceTimersByTime(15_000);
  expect(visits).toHaveLength(1_500);
});

test('a short round has one portion, and who was removed is not visited', () => {
  const visits: string[] = [];
  const rounds = openRounds<string>(20, (one) => visits.push(one));
  for (const one of ['a', 'b', 'c']) rounds.add(one);
  rounds.remove('b');
  vi.advanceTimersByTime(40);
  expect(visits).toEqual(['a', 'c', 'a', 'c']);
  rounds.close();
});

import { describe, expect, test } from 'vitest';
import { book, type Claim, takeNext } from './turns.ts';

interface Job {
  readonly name: string;
  readonly claim: Claim;
}

const job = (name: string, account: string, background = false): Job => ({ name, claim: { account, background } });

/** Workers that take turns by these rules; jobs end in the order in which they started, each after a number of milliseconds. */
const pool = (size: number, queue: Job[], milliseconds: (job: Job) => number = () => 1) => {
  const running: Job[] = [];
  const spent = new Map<string, number>();
  const turns = { size, queue, running, spent };
  const assign = (): readonly string[] => {
    const started: string[] = [];
    for (let next = takeNext(turns); next !== undefined; next = takeNext(turns)) {
      running.push(next);
      started.push(next.name);
    }
    return started;
  };
  const end = (): readonly string[] => {
    const ended = running.shift();
    if (ended !== undefined) book(turns, ended.claim, milliseconds(ended));
    return assign();
  };
  return { queue, running, spent, assign, end };
};

/** The names of all jobs in the order in which they start. */
const order = (size: number, jobs: readonly Job[], milliseconds?: (job: Job) => number): readonly string[] => {
  const { assign, end, running } = pool(size, [...jobs], milliseconds);
  const started = [...assign()];
  while (running.length > 0) started.push(...end());
  return started;
};

describe('whose turn it is', () => {
  test('the jobs of one account start in order of arrival', () => {
    expect(order(1, [job('a', ''), job('b', ''), job('c', '')])).toEqual(['a', 'b', 'c']);
    expect(order(2, [job('a', ''), job('b', ''), job('c', '')])).toEqual(['a', 'b', 'c']);
  });

  test('an account with many jobs waits for an account with one', () => {
    const jobs = [...Array.from({ length: 12 }, (_, i) => job(`many ${i}`, 'greedy client')), job('one', 'other client')];
    expect(order(1, jobs).indexOf('one')).toBe(1);
  });

  test('time counts, not jobs: long thoughts use up a share as fast as many short ones', () => {
    const jobs = Array.from({ length: 8 }, (_, i) => [job(`long ${i}`, 'long'), job(`short ${i}`, 'short')]).flat();
    const started = order(1, jobs, ({ claim }) => (claim.account === 'long' ? 100 : 10));
    expect(started.slice(0, 10).filter((name) => name.startsWith('long'))).toEqual(['long 0', 'long 1']);
  });

  test('an account that is being served waits for one that is not', () => {
    expect(order(2, [job('a1', 'a'), job('a2', 'a'), job('b1', 'b')]).slice(0, 2)).toEqual(['a1', 'b1']);
  });

  test('nothing that people wait for waits for bots among themselves, even with one worker', () => {
    for (const size of [1, 2, 4]) {
      const { queue, running, assign } = pool(
        size,
        Array.from({ length: 12 }, (_, i) => job(`background ${i}`, `client ${i}`, true)),
      );
      assign();
      expect(running.length).toBe(Math.max(1, size - 1));
      queue.push(job('hint', 'someone'));
      expect(assign()).toEqual(['hint']);
    }
  });

  test('bots among themselves start only when no one else waits', () => {
    expect(order(1, [job('background', 'a', true), job('one', 'b'), job('two', 'b')])).toEqual(['one', 'two', 'background']);
  });

  test('all are even again once no one waits', () => {
    const { queue, spent, assign, end } = pool(1, [job('a1', 'a'), job('b1', 'b')], () => 1_000);
    assign();
    end();
    expect(spent.size).toBe(0);
    end();
    queue.push(job('a2', 'a'), job('b2', 'b'));
    expect(assign()).toEqual(['a2']);
  });
});

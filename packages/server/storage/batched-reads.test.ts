import { expect, test } from 'vitest';
import { batchedReads } from './batched-reads.ts';

/** Reads that wait until they're let through, one at a time. */
const heldReads = () => {
  const asked: (readonly string[])[] = [];
  const held: { through(): void; fail(error: Error): void }[] = [];
  const read = batchedReads((keys) => {
    asked.push(keys);
    return new Promise<ReadonlyMap<string, string>>((resolve, reject) => {
      const found = keys.filter((key) => key !== 'nothing').map((key) => [key, `${key} in ${asked.length}`] as const);
      held.push({ through: () => resolve(new Map(found)), fail: reject });
    });
  }, 'none');
  const next = async () => {
    while (held.length === 0) await new Promise(setImmediate);
    const [first] = held.splice(0, 1);
    if (first === undefined) throw new Error('There is no read.');
    return first;
  };
  return { read, asked, next };
};

test('one query answers all who ask in the same turn', async () => {
  const { read, asked, next } = heldReads();
  const answers = Promise.all(['a', 'b', 'a', 'nothing'].map(read));
  (await next()).through();
  expect(await answers).toEqual(['a in 1', 'b in 1', 'a in 1', 'none']);
  expect(asked).toEqual([['a', 'b', 'nothing']]);
});

test('who asks while a query is under way is answered by the next one: the first may have read too early', async () => {
  const { read, next } = heldReads();
  const early = read('a');
  const first = await next();
  const late = read('a');
  first.through();
  expect(await early).toBe('a in 1');
  (await next()).through();
  expect(await late).toBe('a in 2');
});

test('a query that fails fails for those who waited for it, and for no one after', async () => {
  const { read, next } = heldReads();
  const both = Promise.allSettled([read('a'), read('b')]);
  (await next()).fail(new Error('gone'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = read('a');
  (await next()).through();
  expect(await again).toBe('a in 2');
});

import { accept } from '@swordtable/kernel';
import { expose, wrap } from 'comlink';
import { afterAll, expect, test } from 'vitest';
import { guardCalls } from './remote.ts';

const { port1, port2 } = new MessageChannel();
afterAll(() => {
  port1.close();
  port2.close();
});

const host = {
  double: async (number: number) => accept(2 * number),
  breaks: async (): Promise<ReturnType<typeof accept<number>>> => {
    throw new Error('out of memory');
  },
  never: (): Promise<ReturnType<typeof accept<number>>> => new Promise(() => undefined),
};

test('calls are answered or refused, and never hang or throw', async () => {
  expose(host, port2);
  const remote = wrap<typeof host>(port1);
  const { answered, fail } = guardCalls();
  expect(await answered(remote.double(21))).toEqual(accept(42));
  expect(await answered(remote.breaks())).toMatchObject({ ok: false, refusal: { code: 'internal' } });

  const waiting = answered(remote.never());
  const refusal = { code: 'gone', sentence: 'The other end is gone.' };
  fail(refusal);
  expect(await waiting).toEqual({ ok: false, refusal });
  expect(await answered(remote.double(21))).toEqual({ ok: false, refusal });
});

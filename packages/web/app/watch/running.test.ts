import { accept, refuse } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import type { Listed } from '../../client/remote/api.ts';
import { runningPages } from './running.ts';

const named = (match: string) => ({ match }) as Listed;

test('pages are read one after the other, and a match that has moved between them is listed once', async () => {
  const asked: (string | undefined)[] = [];
  const list = async ({ before }: { before?: string }) => {
    asked.push(before);
    return accept(
      before === undefined ? { matches: [named('a'), named('b')], next: '5-b' } : { matches: [named('b'), named('c')], next: null },
    );
  };
  expect(await runningPages(list, 1)).toEqual(accept({ matches: [named('a'), named('b')], next: '5-b' }));
  expect(await runningPages(list, 9)).toEqual(accept({ matches: [named('a'), named('b'), named('c')], next: null }));
  expect(asked).toEqual([undefined, undefined, '5-b']);
});

test('a service that is away is no empty list', async () => {
  expect((await runningPages(async () => refuse('no-connection', 'Away.'), 1)).ok).toBe(false);
});

import { accept, refuse } from '@swordtable/kernel';
import type { ListedMatch } from '@swordtable/server/api/match';
import { expect, test } from 'vitest';
import { runningPages } from './running.ts';

const named = (match: string) => ({ match }) as ListedMatch;

test('pages are read in order, and a match that moved between them is listed once', async () => {
  const asked: (string | undefined)[] = [];
  const list = async ({ before }: { before?: string | undefined }) => {
    asked.push(before);
    return accept(
      before === undefined ? { matches: [named('a'), named('b')], next: '5-b' } : { matches: [named('b'), named('c')], next: null },
    );
  };
  expect(await runningPages(list, 1)).toEqual(accept({ matches: [named('a'), named('b')], next: '5-b' }));
  expect(await runningPages(list, 9)).toEqual(accept({ matches: [named('a'), named('b'), named('c')], next: null }));
  expect(asked).toEqual([undefined, undefined, '5-b']);
});

test('a server that can’t be reached isn’t an empty list', async () => {
  expect((await runningPages(async () => refuse('no-connection', 'Away.'), 1)).ok).toBe(false);
});

import { readFileSync } from 'node:fs';
import { PAGES } from '@swordtable/server/http/routes/site';
import { expect, test } from 'vitest';

const paths = [...readFileSync(new URL('app.tsx', import.meta.url), 'utf8').matchAll(/<Route path="([^"]+)"/g)].map(
  ([, path = '']) => path,
);

const isServed = (path: string): boolean =>
  PAGES.some((page) => page === path || (page.endsWith('/*') && path.startsWith(page.slice(0, -1))));

test('the server knows the address of every page: a reload finds it again', () => {
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !isServed(path))).toEqual([]);
});

import { expect, test } from 'vitest';
import { checkStorageSpace, storageSpace } from './storage-space.ts';

test.each([
  [{}, 'enough'],
  [{ usage: 1_000, quota: 0 }, 'enough'],
  [{ usage: 1_000_000, quota: 1_000_000_000 }, 'enough'],
  [{ usage: 960_000_000, quota: 1_000_000_000 }, 'little'],
  [{ usage: 8_000_000, quota: 10_000_000 }, 'little'],
  [{ usage: 10_000_000, quota: 10_000_000 }, 'none'],
])('of %j there is %s', (estimated, room) => {
  expect(storageSpace(estimated)).toBe(room);
});

test('a browser that stores nothing has no space', async () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  expect(await checkStorageSpace(full)).toBe('none');
});

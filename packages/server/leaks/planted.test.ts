import { beforeAll, expect, test, vi } from 'vitest';
import { PLANTED } from './planted.ts';
import { RARE } from './planted-rare.ts';

beforeAll(() => void vi.resetModules());

// Each leak is planted in a freshly loaded server, so that the server itself needs no way to leak.
test.each([...PLANTED, ...RARE])('the check finds it when $leak', async ({ game, seats, worlds = 2, shows, plant, weed }) => {
  plant();
  try {
    const { checkLeaks } = await import('./check.ts');
    const { leaks } = await checkLeaks(game, { games: 2 * (seats + 1), seats, worlds, seed: 'planted d', first: true });
    expect(leaks).toHaveLength(1);
    expect(`${leaks[0]?.where} ${leaks[0]?.real} ${leaks[0]?.twin}`).toMatch(shows);
  } finally {
    weed();
    // The tests of other files share the loaded modules.
    vi.resetModules();
  }
});

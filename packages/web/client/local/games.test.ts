import { VERSIONS } from '@swordtable/games';
import { expect, test } from 'vitest';
import { loadGame } from './games.ts';

const versionsOf = async (version?: string): Promise<readonly string[]> => {
  const loaded = await loadGame('contracts', version);
  return loaded.ok ? loaded.value.map((game) => `${game.id} ${game.version}`) : [];
};

test('an older version is loaded for matches that began with it, after the newest', async () => {
  expect(await versionsOf()).toEqual(['contracts 5']);
  expect(await versionsOf('5')).toEqual(['contracts 5']);
  expect(await versionsOf('1')).toEqual(['contracts 5', 'contracts 1']);
});

test('every version that matches can be played by is there for those in this browser', async () => {
  const missing = [];
  for (const [id, version] of VERSIONS) {
    const loaded = await loadGame(id, version);
    if (!loaded.ok || !loaded.value.some((game) => game.version === version)) missing.push(`${id} ${version}`);
  }
  expect(missing).toEqual([]);
});

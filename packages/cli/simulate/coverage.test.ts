import { CATALOG } from '@swordtable/games/tile-battle/catalog';
import { readOptions } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { gameNamed } from '../games.ts';
import { orStop } from '../stop.ts';
import { playBatch } from './batch.ts';
import { addUp } from './collector.ts';
import { coverageGrids } from './tile-battle/coverage.ts';

/** Random games with one set of options, and what fired in them. */
const tallyOf = (game: string, given: Record<string, string | boolean>, games: number) => {
  const options = orStop(readOptions(gameNamed(game)?.options ?? [], given));
  return playBatch({ game, options, bots: ['random', 'random'], seed: 'coverage', from: 0, to: games, laws: false }).tally;
};

test('every hero is placed and every ability fires in random play, those of the terrains included', { tags: ['long'] }, () => {
  const tally = addUp([
    tallyOf('olympus', { house: true }, 250),
    tallyOf('asgard', {}, 250),
    ...['parthenon', 'river-styx', 'tartarus'].map((terrain) => tallyOf('olympus', { terrain }, 10)),
    ...['ragnarok', 'yggdrasil', 'niflheim'].map((terrain) => tallyOf('asgard', { terrain }, 10)),
  ]);
  expect(CATALOG.filter(({ id }) => (tally[`placed ${id}`] ?? 0) === 0)).toEqual([]);
  // Knight, Hercules and the terrain Asgard have none.
  expect(coverageGrids(tally)[0]?.notes).toEqual([`All ${CATALOG.length - 2 + 7} abilities fired.`]);
});

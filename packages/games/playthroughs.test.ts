import type { MatchOptions } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { gameNamed } from './index.ts';
import { playthrough } from './playthrough.ts';
import { writeScene } from './tile-battle/notation/write.ts';
import type { State } from './tile-battle/state.ts';

/** One whole game for each terrain and variant. After a change of rules: look at the difference, then `npx vitest run -u playthroughs`. */
const PLAYED: readonly (readonly [file: string, game: string, options: MatchOptions])[] = [
  ['olympus-mount-olympus', 'olympus', {}],
  ['olympus-parthenon', 'olympus', { terrain: 'parthenon' }],
  ['olympus-river-styx', 'olympus', { terrain: 'river-styx' }],
  ['olympus-tartarus', 'olympus', { terrain: 'tartarus' }],
  ['olympus-terrain-centre', 'olympus', { centred: true }],
  ['olympus-house-heroes', 'olympus', { house: true }],
  ['olympus-mixed', 'olympus', { mixed: true, house: true }],
  ['asgard-asgard', 'asgard', {}],
  ['asgard-ragnarok', 'asgard', { terrain: 'ragnarok' }],
  ['asgard-yggdrasil', 'asgard', { terrain: 'yggdrasil' }],
  ['asgard-niflheim', 'asgard', { terrain: 'niflheim' }],
  ['asgard-no-terrain', 'asgard', { terrain: 'none' }],
  ['asgard-terrain-centre', 'asgard', { centred: true, hikaru: false }],
  ['asgard-mixed-no-terrain', 'asgard', { terrain: 'none', mixed: true }],
];

test.each(PLAYED)('the playthrough %s reads as before', async (file, id, options) => {
  const game = gameNamed(id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  // Both editions have the same kind of state.
  const text = playthrough(game, 2, options, file, (state) => writeScene(state as State));
  await expect(text).toMatchFileSnapshot(`../../playthroughs/${file}.txt`);
});

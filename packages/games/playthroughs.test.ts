import type { MatchOptions } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { battlefields } from './battlefields/rules.ts';
import type { State as BattleState } from './battlefields/state.ts';
import { drawing } from './battlefields/text/drawing.ts';
import { contracts } from './contracts/rules.ts';
import type { State as ContractsState } from './contracts/state.ts';
import { drawing as contractsDrawing } from './contracts/text/drawing.ts';
import { gameNamed } from './index.ts';
import { playthrough } from './playthrough.ts';
import { swordcrafters } from './swordcrafters/rules.ts';
import type { State as SwordState } from './swordcrafters/state.ts';
import { drawing as swordDrawing } from './swordcrafters/text/drawing.ts';
import { writeScene } from './tile-battle/scene/write.ts';
import type { State } from './tile-battle/state.ts';

/** Few warriors and many Ares: decks run out and are shuffled again. */
const SMALL_BOX: MatchOptions = {
  first: 'blue',
  cards: {
    warriors: [
      { id: 'spearmen', count: 2 },
      { id: 'swordsmen', count: 2 },
      { id: 'cavalry', count: 2 },
      { id: 'archers', count: 1 },
      { id: 'heavy-infantry', count: 1 },
    ],
    ares: 9,
  },
};

/** One whole game for each terrain and variant. After a change of rules: look at the difference, then `npx vitest run playthroughs -u`. */
const PLAYED: readonly (readonly [file: string, game: string, options: MatchOptions, seats?: number])[] = [
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
  ['battlefields', 'battlefields', {}],
  ['battlefields-small-box', 'battlefields', SMALL_BOX],
  ['swordcrafters-solo', 'swordcrafters', { opponents: 3 }, 1],
  ['swordcrafters-two', 'swordcrafters', { lightweight: true }, 2],
  ['swordcrafters-dual', 'swordcrafters', { dual: true, magic: 'intermediate' }, 2],
  ['swordcrafters-three', 'swordcrafters', {}, 3],
  ['swordcrafters-five', 'swordcrafters', { magic: 'mixed' }, 5],
  ['contracts-two', 'contracts', {}, 2],
  ['contracts-five', 'contracts', {}, 5],
];

/** The end of a game as a picture: both editions of the tile battle have the same kind of state. */
const drawn = (id: string, state: unknown): string => {
  if (id === 'contracts') return contractsDrawing(contracts.openView(state as ContractsState));
  if (id === 'battlefields') return drawing(battlefields.openView(state as BattleState));
  return id === 'swordcrafters' ? swordDrawing(swordcrafters.openView(state as SwordState)) : writeScene(state as State);
};

/** Two play, unless something else is said. */
const TABLES = PLAYED.map(([file, id, options, seats = 2]) => [file, id, options, seats] as const);

test.each(TABLES)('the playthrough %s reads as before', async (file, id, options, seats) => {
  const game = gameNamed(id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  const text = playthrough(game, seats, options, file, (state) => drawn(id, state));
  await expect(text).toMatchFileSnapshot(`../../playthroughs/${file}.txt`);
});

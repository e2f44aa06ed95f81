import { neighbours } from '../../field/lookaround.ts';
import type { Terrain } from '../../hero/terrain.ts';
import { ownerOf } from '../../state.ts';
import { TERRAIN } from '../../tile.ts';

export const mountOlympus: Terrain = {
  id: 'mount-olympus',
  name: 'Mount Olympus',
  ability: 'Seat of the Gods',
  kind: 'end-of-round',
  text: 'Each round ends with 1 point per hero touching Mount Olympus, for the player who controls it.',
  rulings: ['O-3', 'O-17', 'T-24'],
  roundEnd: (s) => neighbours(s, TERRAIN).map((hero) => ({ seat: ownerOf(s, hero), points: 1 })),
};

import { neighbors } from '../../field/lookaround.ts';
import type { Terrain } from '../../hero/terrain.ts';
import { ownerOf } from '../../state.ts';
import { TERRAIN } from '../../tile.ts';

export const mountOlympus: Terrain = {
  id: 'mount-olympus',
  name: 'Mount Olympus',
  ability: 'Seat of the Gods',
  kind: 'end-of-round',
  text: 'At the end of each round, every hero touching Mount Olympus earns its controller 1 point.',
  rulings: ['O-3', 'O-17', 'T-24'],
  roundEnd: (s) => neighbors(s, TERRAIN).map((hero) => ({ seat: ownerOf(s, hero), points: 1 })),
};

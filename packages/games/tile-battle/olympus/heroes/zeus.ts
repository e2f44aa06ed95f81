import { neighbors } from '../../field/lookaround.ts';
import type { Hero } from '../../hero/hero.ts';
import { isInPlay, ownerOf } from '../../state.ts';
import { TERRAIN } from '../../tile.ts';

export const zeus: Hero = {
  id: 'zeus',
  ability: 'Lord of the Mountain',
  kind: 'end-of-round',
  text: 'At the end of each round, Zeus earns his controller 1 point for each ally touching the terrain.',
  rulings: ['O-17', 'T-25'],
  roundEnd: (s, self) => {
    const seat = ownerOf(s, self);
    if (!isInPlay(s, TERRAIN)) return [];
    return [{ seat, points: neighbors(s, TERRAIN).filter((tile) => ownerOf(s, tile) === seat).length }];
  },
};

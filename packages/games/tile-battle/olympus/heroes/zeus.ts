import { neighbours } from '../../field/lookaround.ts';
import type { Hero } from '../../hero/hero.ts';
import { isInPlay, ownerOf } from '../../state.ts';
import { TERRAIN } from '../../tile.ts';

export const zeus: Hero = {
  id: 'zeus',
  ability: 'Lord of the Mountain',
  kind: 'end-of-round',
  text: 'Each round ends with 1 point for you per ally touching the terrain, while you control Zeus.',
  rulings: ['O-17', 'T-25'],
  roundEnd: (s, self) => {
    const seat = ownerOf(s, self);
    if (!isInPlay(s, TERRAIN)) return [];
    return [{ seat, points: neighbours(s, TERRAIN).filter((tile) => ownerOf(s, tile) === seat).length }];
  },
};

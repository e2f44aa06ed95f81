import { neighbors } from '../../field/lookaround.ts';
import type { Hero } from '../../hero/hero.ts';
import { ownerOf } from '../../state.ts';

export const valkyrie: Hero = {
  id: 'valkyrie',
  ability: 'Chosen Ones',
  kind: 'end-of-round',
  text: 'At the end of the round it was placed in, every hero touching Valkyrie earns its own controller 1 point.',
  rulings: ['A-5', 'A-6'],
  scoresOnce: true,
  roundEnd: (s, self) => neighbors(s, self).map((hero) => ({ seat: ownerOf(s, hero), points: 1 })),
};

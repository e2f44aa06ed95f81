import { adjacentHeroes, areAdjacent } from '../../field/lookaround.ts';
import { type Hero, type Moment, may, moving } from '../../hero/hero.ts';
import { move } from '../../hero/verbs.ts';
import { TERRAIN, type Tile } from '../../tile.ts';

// T-25: a centred terrain stays where it is.
const adjacentHeroesAndTerrain = (m: Moment): readonly Tile[] => {
  const { s, self } = m;
  return areAdjacent(s, self, TERRAIN) && !s.setting.centred ? [...adjacentHeroes(m), TERRAIN] : adjacentHeroes(m);
};

export const architect: Hero = {
  id: 'architect',
  ability: 'Ground Plan',
  kind: 'optional',
  text: 'You may move one tile that touches Architect, terrain included.',
  rulings: ['T-6', 'T-7', 'T-25'],
  placed: may({
    choose: moving(adjacentHeroesAndTerrain),
    then: (m, moved, to) => [move(m, moved, to)],
  }),
};

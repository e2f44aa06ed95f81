import { adjacentEnemies, tilesAround } from '../../field/lookaround.ts';
import { type Hero, must } from '../../hero/hero.ts';
import { doNotBattle, flip } from '../../hero/verbs.ts';

export const cerberus: Hero = {
  id: 'cerberus',
  ability: 'Three Jaws',
  kind: 'mandatory',
  text: 'If exactly three tiles touch Cerberus, terrain included, it flips every enemy among them and does not battle.',
  rulings: ['O-12', 'T-7'],
  placed: must({
    when: ({ s, self }) => tilesAround(s, self) === 3,
    then: (m) => [doNotBattle(m), flip(m, ...adjacentEnemies(m))],
  }),
};

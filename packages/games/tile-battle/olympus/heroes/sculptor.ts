import { besideThis } from '../../field/lookaround.ts';
import { destination, type Hero, may } from '../../hero/hero.ts';
import { move } from '../../hero/verbs.ts';
import { isInPlay } from '../../state.ts';
import { TERRAIN } from '../../tile.ts';

export const sculptor: Hero = {
  id: 'sculptor',
  ability: 'Reshape the Land',
  kind: 'optional',
  text: 'You may move the terrain to an empty cell next to Sculptor.',
  rulings: ['O-19', 'T-6', 'T-25'],
  placed: may({
    // T-25: a centred terrain stays where it is.
    when: ({ s }) => isInPlay(s, TERRAIN) && !s.setting.centred,
    choose: [destination(() => TERRAIN, besideThis)],
    then: (m, to) => [move(m, TERRAIN, to)],
  }),
};

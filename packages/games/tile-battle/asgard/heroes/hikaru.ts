import { destination, type Hero, may } from '../../hero/hero.ts';
import { move } from '../../hero/verbs.ts';
import { isInPlay } from '../../state.ts';
import { TERRAIN } from '../../tile.ts';

export const hikaru: Hero = {
  id: 'hikaru',
  ability: 'Elemental Clash',
  kind: 'optional',
  text: 'You may move the terrain to any empty cell that touches another tile.',
  rulings: ['T-3', 'T-6', 'T-25'],
  placed: may({
    // T-25: a centred terrain stays where it is.
    when: ({ s }) => isInPlay(s, TERRAIN) && !s.setting.centred,
    choose: [destination(() => TERRAIN)],
    then: (m, to) => [move(m, TERRAIN, to)],
  }),
};

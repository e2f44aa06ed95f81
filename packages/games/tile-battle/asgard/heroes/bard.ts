import { type Hero, may, tile } from '../../hero/hero.ts';
import { battleOnceMore } from '../../hero/verbs.ts';
import { ownerOf } from '../../state.ts';

export const bard: Hero = {
  id: 'bard',
  ability: 'Rousing Performance',
  kind: 'optional',
  text: 'You may choose one hero Bard flipped. It battles immediately, without its abilities.',
  rulings: ['A-10', 'A-16', 'A-18'],
  battled: may({
    // where flipped tiles compare anyway, Bard adds nothing.
    when: ({ s }) => !s.setting.chains,
    choose: [tile(({ s, by }) => s.felled.filter((hero) => ownerOf(s, hero) === by), 'canBeChosen')],
    then: (_, flipped) => [battleOnceMore(flipped)],
  }),
};

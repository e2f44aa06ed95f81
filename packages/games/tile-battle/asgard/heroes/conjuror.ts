import { type Hero, may, must, tile, turns } from '../../hero/hero.ts';
import { lookAt, secondPart, summonInstead } from '../../hero/verbs.ts';

export const conjuror: Hero = {
  id: 'conjuror',
  ability: 'Summon Aid',
  kind: 'optional',
  text: 'You may look at the top three tiles of the deck, place one in Conjuror’s cell, and put the rest at the bottom. Conjuror is discarded.',
  rulings: ['A-17'],
  placed: may({
    when: ({ s }) => s.deck.length > 0,
    then: (m) => [lookAt(m, 3), secondPart(m, m.by)],
  }),
  // Having looked, one must be placed; of two that are left, the player says which goes under first.
  then: must({
    choose: [
      tile(({ s }) => s.looking),
      turns(0, 1, 2, 3),
      { ...tile(({ s }, summoned) => s.looking.filter((other) => other !== summoned)), onlyIfSeveral: true },
    ],
    then: (m, summoned, quarters, under) => [summonInstead(m, summoned, quarters, under)],
  }),
};

import { type Hero, must } from '../../hero/hero.ts';
import { losePoints } from '../../hero/verbs.ts';

export const ares: Hero = {
  id: 'ares',
  ability: 'Blood Price',
  kind: 'mandatory',
  text: 'You lose 1 point for every enemy that Ares flips in his battle.',
  rulings: ['O-8', 'T-14', 'T-19', 'A-16'],
  battled: must({ then: (m) => [losePoints(m, m.by, m.s.felled.length)], when: ({ s }) => s.felled.length > 0 }),
};

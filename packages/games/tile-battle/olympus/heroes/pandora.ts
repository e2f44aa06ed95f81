import { type Hero, must } from '../../hero/hero.ts';
import { losePoints } from '../../hero/verbs.ts';

export const pandora: Hero = {
  id: 'pandora',
  ability: 'Opened Box',
  kind: 'continuous',
  text: 'Each time Pandora flips, the player who gains her loses 1 point.',
  rulings: ['O-9', 'T-11', 'T-14'],
  // The loser is the player who controls her as the trigger fires, whatever flips after it.
  flipped: must({ then: (m) => [losePoints(m, m.by, 1)] }),
};

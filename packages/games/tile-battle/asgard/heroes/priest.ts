import type { Hero } from '../../hero/hero.ts';

export const priest: Hero = {
  id: 'priest',
  ability: 'Sanctuary',
  kind: 'continuous',
  text: 'No ability affects Priest, for better or worse. Priest can still lose a battle.',
  rulings: ['A-4', 'A-5', 'A-12', 'A-13', 'A-18', 'T-24'],
  always: { immune: true, atOnce: true },
};

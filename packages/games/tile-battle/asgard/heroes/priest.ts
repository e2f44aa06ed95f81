import type { Hero } from '../../hero/hero.ts';

export const priest: Hero = {
  id: 'priest',
  ability: 'Sanctuary',
  kind: 'continuous',
  text: 'No ability can touch Priest, for good or ill. It can still lose a battle.',
  rulings: ['A-4', 'A-5', 'A-12', 'A-13', 'A-18', 'T-24'],
  always: { immune: true, atOnce: true },
};

import type { Hero } from '../../hero/hero.ts';

export const necromancer: Hero = {
  id: 'necromancer',
  ability: 'Enfeeble',
  kind: 'continuous',
  text: 'All heroes next to Necromancer, allies and enemies, have −1 on all numbers.',
  rulings: ['A-4', 'T-8'],
  always: { besideIt: () => -1 },
};

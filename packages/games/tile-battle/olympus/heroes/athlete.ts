import type { Hero } from '../../hero/hero.ts';

export const athlete: Hero = {
  id: 'athlete',
  ability: 'Fair Contest',
  kind: 'continuous',
  text: 'In every battle with Athlete, both sides use only their printed numbers.',
  rulings: ['O-6', 'O-21', 'T-8'],
  always: { printedOnly: true },
};

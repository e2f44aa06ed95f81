import type { Hero } from '../../hero/hero.ts';

export const baenvier: Hero = {
  id: 'baenvier',
  ability: 'Skill Drain',
  kind: 'continuous',
  text: 'Heroes next to Baenvier have no abilities, including heroes placed there.',
  rulings: ['A-4', 'A-5', 'T-24'],
  always: { silences: true },
};

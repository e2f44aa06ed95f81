import type { Hero } from '../../hero/hero.ts';

export const knight: Hero = {
  id: 'knight',
  ability: 'Battle Ready',
  kind: 'mandatory',
  text: 'No ability, just strong numbers all around.',
  rulings: [],
};

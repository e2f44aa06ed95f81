import { areAllies } from '../../field/lookaround.ts';
import type { Hero } from '../../hero/hero.ts';

export const ajax: Hero = {
  id: 'ajax',
  ability: 'Tower Shield',
  kind: 'continuous',
  text: 'Abilities can’t flip allies next to Ajax. Only a battle can.',
  rulings: ['O-6', 'O-12', 'T-11'],
  always: { forbidsFlip: (s, self, tile, inBattle) => !inBattle && tile !== self && areAllies(s, self, tile) },
};

import type { Terrain } from '../../hero/terrain.ts';

export const yggdrasil: Terrain = {
  id: 'yggdrasil',
  name: 'Yggdrasil',
  ability: 'World Tree',
  kind: 'continuous',
  text: 'One round, no draft. Each turn, look at the top two tiles of the deck: place one and put the other at the bottom.',
  rulings: ['A-15', 'A-3', 'T-24'],
  playsFromDeck: true,
};

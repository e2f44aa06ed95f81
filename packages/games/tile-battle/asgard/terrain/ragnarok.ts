import type { Terrain } from '../../hero/terrain.ts';

export const ragnarok: Terrain = {
  id: 'ragnarok',
  name: 'Ragnarök',
  ability: 'End of Days',
  kind: 'continuous',
  text: 'After round 1 is scored, the players take turns removing a hero until six are gone. The player who went first in round 1 starts.',
  rulings: ['T-3', 'T-24', 'A-3'],
  removesBetweenRounds: 6,
};

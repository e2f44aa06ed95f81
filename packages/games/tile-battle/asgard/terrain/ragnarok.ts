import type { Terrain } from '../../hero/terrain.ts';

export const ragnarok: Terrain = {
  id: 'ragnarok',
  name: 'Ragnarök',
  ability: 'End of Days',
  kind: 'continuous',
  text: 'After round 1 is scored, the players take turns to remove a hero until six are gone. Whoever opened round 1 begins.',
  rulings: ['T-3', 'T-24', 'A-3'],
  removesBetweenRounds: 6,
};

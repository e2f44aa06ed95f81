import type { Terrain } from '../../hero/terrain.ts';

export const tartarus: Terrain = {
  id: 'tartarus',
  name: 'Tartarus',
  ability: 'Cruel Gift',
  kind: 'continuous',
  text: 'In each draft phase, your first pick goes to your opponent, and theirs to you.',
  rulings: ['O-1', 'T-24'],
  givesFirstPick: true,
};

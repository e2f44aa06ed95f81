import type { Common } from './card.ts';

/** The common contracts (C-18), which stay for the whole game, with the bonus printed next to each (C-33). */
export const COMMONS: readonly Common[] = [
  {
    name: 'Soldier Work',
    flavor: 'Stand here. Now stand there. Now dig.',
    icon: 'guards',
    classes: ['warrior'],
    attributes: ['strength'],
    bonus: { luck: 1, reward: [{ gold: 4 }] },
  },
  {
    name: 'Scout the Marches',
    flavor: 'Somebody has to know what is behind the hill.',
    icon: 'spyglass',
    classes: ['scout'],
    attributes: ['dexterity'],
    bonus: { luck: 1, reward: [{ experience: 1, to: 'choice' }] },
  },
  {
    name: 'Ward the Fields',
    flavor: 'Against hail, crows, and whatever eats the crows.',
    icon: 'crystal-ball',
    classes: ['mage', 'scout'],
    attributes: ['magic', 'dexterity'],
    bonus: { luck: 2, reward: [{ fame: 1 }] },
  },
];

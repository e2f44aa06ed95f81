import type { Skill } from '../card.ts';

/** Skills of level 3, for those who have stayed alive long enough; there is little time left to use them, so they are strong. */
export const THIRD_SKILLS: readonly Skill[] = [
  {
    name: 'Tireless',
    flavor: 'The horse gave up at noon. She carried it home.',
    icon: 'sprint',
    level: 3,
    gives: { might: 1 },
    effects: [{ when: 'fulfilled', if: [{ alone: true }, { contractLevel: 2 }], gain: [{ ready: true }] }],
  },
  {
    name: 'Mastery of Arms',
    flavor: 'Give him a spoon and move back three paces.',
    icon: 'master-of-arms',
    level: 3,
    classes: ['warrior', 'scout'],
    gives: { strength: 2, dexterity: 2 },
  },
  {
    name: 'Arcane Mastery',
    flavor: 'Past a certain point the spells start asking for advice.',
    icon: 'star-swirl',
    level: 3,
    classes: ['mage'],
    gives: { wildExpert: 1 },
  },
  {
    name: 'Voice of Command',
    flavor: 'Heard over drums, hooves, and good sense.',
    icon: 'bugle-call',
    level: 3,
    effects: [{ when: 'prepare', gain: [{ tokens: { wildBasic: 1 }, to: 'warrior' }] }],
  },
  {
    name: 'Known in Every Inn',
    flavor: 'Half the songs are true, and she wrote the other half.',
    icon: 'tavern-sign',
    level: 3,
    effects: [{ when: 'quest', gain: [{ fame: 2 }] }],
  },
  {
    name: 'Grand Ritual',
    flavor: 'Bring chalk, candles, and somebody who knows the last word.',
    icon: 'pentacle',
    level: 3,
    gives: { magic: 1 },
    classes: ['mage'],
    effects: [{ when: 'exhaust', cost: { magic: 5 }, gain: [{ fame: 3 }] }],
  },
  {
    name: "Fortune's Favorite",
    flavor: 'Fell off a cliff into a parade in his own honor.',
    icon: 'tarot-10-wheel-of-fortune',
    level: 3,
    effects: [{ when: 'free', cost: { luck: 2 }, gain: [{ fame: 2 }] }],
  },
  {
    name: 'Living Legend',
    flavor: 'The statue is taller, but it drinks less.',
    icon: 'laurel-crown',
    level: 3,
    effects: [{ when: 'end', gain: [{ fame: 1, each: { of: 'contracts', every: 2, most: 2 } }] }],
  },
];

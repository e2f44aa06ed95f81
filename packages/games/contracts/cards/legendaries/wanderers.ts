import type { Legendary } from '../card.ts';

/** Legendary companions who are scouts or mages, and leave the hitting to others. */
export const WANDERERS: readonly Legendary[] = [
  {
    name: 'Kestrel Vane',
    flavor: 'Every errand in the kingdom is on her way.',
    icon: 'hawk-emblem',
    classes: ['scout'],
    base: { precision: 1, dexterity: 2 },
    fee: 7,
    salary: 2,
    fame: 2,
    ability: [
      { effects: [{ when: 'quest', gain: [{ gold: 3 }] }] },
      { effects: [{ when: 'quest', gain: [{ gold: 3, luck: 1 }] }] },
      { effects: [{ when: 'quest', gain: [{ gold: 3, luck: 1, fame: 1 }] }] },
    ],
  },
  {
    name: 'Tamsin Lockless',
    flavor: 'Has keys to nothing and has never needed one.',
    icon: 'lock-picking',
    classes: ['scout'],
    base: { dexterity: 5 },
    fee: 10,
    salary: 3,
    fame: 3,
    ability: [{ effects: [{ when: 'end', gain: [{ fame: 1, each: { of: { arc: 'treasure' }, most: 4 } }] }] }],
  },
  {
    name: 'Queen of Crows',
    flavor: 'Her subjects are many, hungry, and well informed.',
    icon: 'raven',
    classes: ['scout', 'mage'],
    base: { trickery: 1 },
    fee: 10,
    salary: 2,
    fame: 2,
    ability: [
      {
        effects: [
          { when: 'prepare', gain: [{ luck: 1, each: { of: 'curses', most: 3 } }] },
          { when: 'end', gain: [{ fame: 1, each: { of: 'curses', most: 3 } }] },
        ],
      },
    ],
  },
  {
    name: 'Vesna Coldlamp',
    flavor: 'Nobody is tired in her sight. Nobody dares.',
    icon: 'ice-spell-cast',
    classes: ['mage'],
    base: { higherMagic: 1, magic: 2 },
    fee: 8,
    salary: 3,
    fame: 3,
    ability: [
      { effects: [{ when: 'free', cost: { any: 2 }, gain: [{ ready: true, to: 'choice' }] }] },
      { effects: [{ when: 'free', cost: { any: 1 }, gain: [{ ready: true, to: 'choice' }] }] },
      { effects: [{ when: 'free', cost: { any: 1 }, gain: [{ ready: true, tokens: { wildBasic: 2 }, to: 'choice' }] }] },
    ],
  },
  {
    name: 'Mother Thistle',
    flavor: 'The tea is bitter. You will finish the tea.',
    icon: 'herbs-bundle',
    classes: ['mage'],
    base: { magic: 4 },
    fee: 10,
    salary: 3,
    fame: 2,
    ability: [
      {
        effects: [
          { when: 'joined', gain: [{ tokens: { wildBasic: 1 }, to: 'others' }] },
          { when: 'prepare', gain: [{ luck: 2 }] },
        ],
      },
    ],
  },
  {
    name: 'Izarra Stormglass',
    flavor: 'Keeps a thunderhead in a bottle, loosely corked.',
    icon: 'lightning-storm',
    classes: ['mage'],
    base: { higherMagic: 2 },
    fee: 9,
    salary: 4,
    fame: 4,
    ability: [
      { effects: [{ when: 'assigned', if: [{ contractLevel: 3 }], gain: [{ tokens: { wildExpert: 1 } }] }] },
      { effects: [{ when: 'assigned', if: [{ contractLevel: 2 }], gain: [{ tokens: { wildExpert: 1 } }] }] },
      { effects: [{ when: 'assigned', if: [{ contractLevel: 2 }], gain: [{ tokens: { wildExpert: 1, wildBasic: 2 } }] }] },
    ],
  },
  {
    name: 'Grandfather Bones',
    flavor: 'Died years ago, and has been in better health since.',
    icon: 'crowned-skull',
    classes: ['mage'],
    base: { magic: 5 },
    fee: 9,
    salary: 2,
    fame: 2,
    ability: [{ effects: [{ when: 'prepare', gain: [{ tokens: { magic: 1 }, each: { of: { arc: 'occult' }, most: 4 } }] }] }],
  },
  {
    name: 'Lady Quicksilver',
    flavor: 'Was a knight on Monday and a rumor by Thursday.',
    icon: 'mirror-mirror',
    classes: ['scout', 'mage'],
    base: { wildBasic: 4 },
    fee: 9,
    salary: 3,
    fame: 3,
    ability: [
      {
        effects: [{ when: 'free', cost: { any: 3 }, gain: [{ tokens: { wildAdvanced: 1, wildBasic: 1 } }] }],
        rules: [{ countsAs: 'warrior' }],
      },
      {
        effects: [{ when: 'free', cost: { any: 2 }, gain: [{ tokens: { wildAdvanced: 1, wildBasic: 1 } }] }],
        rules: [{ countsAs: 'warrior' }],
      },
      {
        effects: [{ when: 'free', cost: { any: 1 }, gain: [{ tokens: { wildAdvanced: 1, wildBasic: 2 } }] }],
        rules: [{ countsAs: 'warrior' }],
      },
    ],
  },
];

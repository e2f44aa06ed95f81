import type { Leader } from './card.ts';

/** Leaders: each makes another way to play worth trying. */
export const LEADERS: readonly Leader[] = [
  {
    name: 'Ashane',
    flavor: 'Calls it fate. Fate has stopped arguing.',
    icon: 'woman-elf-face',
    classes: ['mage', 'scout'],
    base: { magic: 3 },
    ability: [
      { effects: [{ when: 'free', cost: { magic: 1 }, gain: [{ luck: 1, gold: 1 }] }] },
      { effects: [{ when: 'free', cost: { magic: 1 }, gain: [{ luck: 2, gold: 1 }] }] },
      { effects: [{ when: 'free', cost: { magic: 1 }, gain: [{ luck: 2, gold: 1, cards: 1 }] }] },
    ],
  },
  {
    name: 'Borwyn',
    flavor: 'Hires a company so someone can hold the horse.',
    icon: 'crested-helmet',
    classes: ['warrior'],
    base: { strength: 5 },
    ability: [
      { effects: [{ when: 'assigned', if: [{ listed: true }, { alone: true }], gain: [{ tokens: { might: 1 } }] }] },
      { effects: [{ when: 'assigned', if: [{ listed: true }, { alone: true }], gain: [{ tokens: { wildAdvanced: 1 } }] }] },
      { effects: [{ when: 'assigned', if: [{ listed: true }, { alone: true }], gain: [{ tokens: { wildExpert: 1 } }] }] },
    ],
  },
  {
    name: 'Halvard',
    flavor: 'There is always room for one more at the pot.',
    icon: 'tattered-banner',
    classes: ['warrior', 'scout'],
    base: { strength: 2, dexterity: 1 },
    ability: [
      { effects: [{ when: 'prepare', gain: [{ wilds: { wildBasic: 1 }, each: { of: 'companions', every: 4 } }] }] },
      { effects: [{ when: 'prepare', gain: [{ wilds: { wildBasic: 1 }, each: { of: 'companions', every: 3 } }] }] },
      { effects: [{ when: 'prepare', gain: [{ wilds: { wildBasic: 1 }, each: { of: 'companions', every: 2 } }] }] },
    ],
  },
  {
    name: 'Sunniva',
    flavor: 'Nobody in her company has ever worn odd gloves.',
    icon: 'jewel-crown',
    classes: ['warrior', 'mage'],
    base: { strength: 2, magic: 1 },
    ability: [
      {
        effects: [
          { when: 'prepare', gain: [{ gold: 1, each: { of: 'equipment' } }] },
          { when: 'end', gain: [{ fame: 1, each: { of: 'sets' } }] },
        ],
      },
      {
        effects: [
          { when: 'prepare', gain: [{ gold: 2, each: { of: 'equipment' } }] },
          { when: 'end', gain: [{ fame: 2, each: { of: 'sets' } }] },
        ],
      },
      {
        effects: [
          { when: 'prepare', gain: [{ gold: 2, each: { of: 'equipment' } }] },
          { when: 'end', gain: [{ fame: 3, each: { of: 'sets' } }] },
        ],
      },
    ],
  },
  {
    name: 'Ogden',
    flavor: 'Glory is seasonal. Ditches are all year round.',
    icon: 'spade',
    classes: ['warrior', 'scout'],
    base: { strength: 1, dexterity: 2 },
    ability: [
      { effects: [{ when: 'common', gain: [{ gold: 4, luck: 1 }] }] },
      { effects: [{ when: 'common', gain: [{ gold: 4, luck: 2 }] }] },
      {
        effects: [
          {
            when: 'common',
            gain: [
              { gold: 4, luck: 2 },
              { gold: 1, each: { of: 'contributed', most: 4 } },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Wren',
    flavor: 'Found the cat, the ring, and the other ring. By noon.',
    icon: 'robin-hood-hat',
    classes: ['scout'],
    base: { dexterity: 4 },
    ability: [
      { rules: [{ questsLess: 1 }] },
      { effects: [{ when: 'quest', gain: [{ luck: 1, gold: 2 }] }], rules: [{ questsLess: 1 }] },
      {
        effects: [
          { when: 'quest', gain: [{ luck: 1, gold: 2 }] },
          { when: 'end', gain: [{ fame: 1, each: { of: 'quests', every: 3 } }] },
        ],
        rules: [{ questsLess: 1 }],
      },
    ],
  },
  {
    name: 'Dagna',
    flavor: 'Came for one night, and has now put in a chimney.',
    icon: 'campfire',
    classes: ['warrior', 'scout'],
    base: { strength: 1, dexterity: 1, magic: 1 },
    ability: [
      { effects: [{ when: 'free', cost: { any: 1 }, gain: [{ camp: { strength: 1, dexterity: 1, magic: 1 } }] }] },
      {
        effects: [
          { when: 'free', cost: { any: 1 }, gain: [{ camp: { strength: 1, dexterity: 1, magic: 1 } }] },
          { when: 'camp', gain: [{ gold: 2 }] },
        ],
      },
      {
        effects: [
          { when: 'free', cost: { any: 1 }, gain: [{ camp: { strength: 1, dexterity: 1, magic: 1 } }] },
          { when: 'camp', gain: [{ gold: 2, fame: 1 }] },
        ],
      },
    ],
  },
  {
    name: 'Pell',
    flavor: 'Weighs each coin twice and each promise once.',
    icon: 'shiny-purse',
    classes: ['scout'],
    base: { strength: 1, dexterity: 2 },
    ability: [
      { effects: [{ when: 'prepare', gain: [{ waived: 1 }] }] },
      { effects: [{ when: 'prepare', gain: [{ waived: 1, gold: 2 }] }] },
      {
        effects: [
          { when: 'prepare', gain: [{ waived: 2, gold: 2 }] },
          { when: 'end', gain: [{ fame: 1, each: { of: 'gold', every: 10, most: 3 } }] },
        ],
      },
    ],
  },
  {
    name: 'Corvane',
    flavor: 'Reads the last page first, then signs it.',
    icon: 'bookmarklet',
    classes: ['warrior', 'mage'],
    base: { strength: 2, magic: 2 },
    ability: [
      { effects: [{ when: 'bonus', gain: [{ reserve: true, gold: 3, luck: 1 }] }] },
      { effects: [{ when: 'bonus', gain: [{ reserve: true, gold: 3, luck: 2 }] }] },
      { effects: [{ when: 'bonus', gain: [{ reserve: true, gold: 3, luck: 2, fame: 2 }] }] },
    ],
  },
  {
    name: 'Isaura',
    flavor: 'Knows every hero by name, and by what they drink.',
    icon: 'jeweled-chalice',
    classes: ['scout', 'mage'],
    base: { dexterity: 1, magic: 1 },
    ability: [
      { rules: [{ welcome: 'tavern' }] },
      { effects: [{ when: 'recruited', gain: [{ luck: 1 }] }], rules: [{ welcome: 'tavern' }, { fee: 1 }] },
      {
        effects: [
          { when: 'recruited', gain: [{ luck: 1 }] },
          { when: 'prepare', gain: [{ luck: 1, each: { of: 'legendaries' } }] },
        ],
        rules: [{ welcome: 'tavern' }, { fee: 1 }],
      },
    ],
  },
  {
    name: 'Tobin',
    flavor: 'Won’t be killed by anything he could have bought.',
    icon: 'anvil',
    classes: ['warrior'],
    base: { strength: 2, magic: 1 },
    ability: [
      { rules: [{ welcome: 'smith' }, { price: 2 }] },
      { effects: [{ when: 'bought', gain: [{ gold: 2 }] }], rules: [{ welcome: 'smith' }, { price: 2 }] },
      { effects: [{ when: 'bought', gain: [{ gold: 2, fame: 1 }] }], rules: [{ welcome: 'smith' }, { price: 3 }] },
    ],
  },
  {
    name: 'Idony',
    flavor: 'Grades every battle and hands it back with corrections.',
    icon: 'spell-book',
    classes: ['mage'],
    base: { dexterity: 1, magic: 3 },
    ability: [
      { effects: [{ when: 'fulfilled', if: [{ listed: true }, { group: 2 }], gain: [{ experience: 1, to: 'choice' }, { gold: 2 }] }] },
      {
        effects: [
          {
            when: 'fulfilled',
            if: [{ listed: true }, { group: 2 }],
            gain: [
              { experience: 1, to: 'choice' },
              { gold: 2, luck: 1 },
            ],
          },
        ],
      },
      {
        effects: [
          {
            when: 'fulfilled',
            if: [{ listed: true }, { group: 2 }],
            gain: [
              { experience: 1, to: 'choice' },
              { gold: 2, luck: 1 },
            ],
          },
          { when: 'end', gain: [{ fame: 1, each: { of: 'levelsGained', every: 3 } }] },
        ],
      },
    ],
  },
  {
    name: 'Malvor',
    flavor: 'Collects what others bury, and wears it to dinner.',
    icon: 'warlock-hood',
    classes: ['mage'],
    base: { magic: 4 },
    ability: [
      {
        effects: [{ when: 'prepare', gain: [{ tokens: { magic: 1 }, gold: 3, each: { of: 'curses', most: 3 } }] }],
        rules: [{ memory: 1 }],
      },
      {
        effects: [{ when: 'prepare', gain: [{ tokens: { magic: 1 }, gold: 3, luck: 1, each: { of: 'curses', most: 3 } }] }],
        rules: [{ memory: 1 }],
      },
      {
        effects: [{ when: 'prepare', gain: [{ tokens: { magic: 2 }, gold: 3, luck: 1, each: { of: 'curses', most: 3 } }] }],
        rules: [{ memory: 1 }],
      },
    ],
  },
];

/** Every party starts with one. */
export const THUG: Leader = {
  name: 'Thug',
  flavor: 'Comes with the camp. Nobody remembers hiring him.',
  icon: 'brute',
  classes: [],
  base: {},
  ability: [{}],
};

import type { SetBonus } from './card.ts';

/** The tiles of the Set Bonus board: three for each domain, of which a match uses one (C-2, C-9). */
export const SET_BONUSES: readonly SetBonus[] = [
  {
    name: 'Pact of the Pit',
    flavor: 'Sign here, here, and, in red, here.',
    icon: 'devil-mask',
    domain: 'demonic',
    effects: [{ when: 'free', cost: { gold: 3 }, gain: [{ tokens: { wildExpert: 1 } }] }],
  },
  {
    name: 'Growing Hunger',
    flavor: 'The larger the meal, the better the mood.',
    icon: 'fanged-skull',
    domain: 'demonic',
    effects: [{ when: 'fulfilled', gain: [{ luck: 1, each: { of: 'contractLevel' } }] }],
  },
  {
    name: 'Choir of the Damned',
    flavor: 'Each new voice is a little less voluntary.',
    icon: 'triple-skulls',
    domain: 'demonic',
    effects: [
      {
        when: 'prepare',
        gain: [{ tokens: { strength: 1, magic: 1 } }, { tokens: { wildBasic: 1 }, each: { of: 'curses', most: 2 } }],
      },
    ],
  },
  {
    name: 'Blessed Company',
    flavor: 'Where two are sent together, somebody writes a hymn.',
    icon: 'holy-symbol',
    domain: 'holy',
    effects: [{ when: 'fulfilled', if: [{ listed: true }, { group: 2 }], gain: [{ fame: 1, luck: 1 }] }],
  },
  {
    name: 'Tithe of Sweat',
    flavor: 'Honest work, paid twice. Don’t tell the others.',
    icon: 'jeweled-chalice',
    domain: 'holy',
    effects: [{ when: 'common', gain: [{ luck: 2 }, { gold: 1, each: { of: 'contributed', most: 6 } }] }],
  },
  {
    name: 'Second Dawn',
    flavor: 'The day was too short, so there is another.',
    icon: 'sunrise',
    domain: 'holy',
    effects: [{ when: 'free', gain: [{ ready: true, to: 'choice' }] }],
  },
  {
    name: 'Law of the Pack',
    flavor: 'Nobody eats alone, nobody fights alone, nobody snores alone.',
    icon: 'wolf-howl',
    domain: 'wild',
    effects: [{ when: 'prepare', gain: [{ tokens: { wildBasic: 1 }, each: { of: 'companions', every: 2, most: 3 } }] }],
  },
  {
    name: 'Green Hearth',
    flavor: 'The tents have taken root. Nobody minds.',
    icon: 'tree-growth',
    domain: 'wild',
    effects: [{ when: 'prepare', gain: [{ camp: { strength: 2, dexterity: 2 } }] }],
  },
  {
    name: 'Luck of the Trail',
    flavor: 'The long way around is where everything happens.',
    icon: 'deer-track',
    domain: 'wild',
    effects: [{ when: 'quest', gain: [{ luck: 2 }] }],
    rules: [{ questsLess: 1 }],
  },
  {
    name: "Nobody's Blade",
    flavor: 'No witnesses, no sharing.',
    icon: 'hooded-assassin',
    domain: 'shadow',
    effects: [{ when: 'fulfilled', if: [{ listed: true }, { alone: true }], gain: [{ gold: 4, fame: 1 }] }],
  },
  {
    name: 'Off the Books',
    flavor: 'On paper he doesn’t exist. Neither do his wages.',
    icon: 'shadow-follower',
    domain: 'shadow',
    effects: [{ when: 'prepare', gain: [{ tokens: { dexterity: 2 } }] }],
    rules: [{ salary: 1, of: 'bearer' }],
  },
  {
    name: 'Back Doors',
    flavor: 'Every house has one. Failing that, a window.',
    icon: 'secret-door',
    domain: 'shadow',
    effects: [{ when: 'visited', gain: [{ gold: 3, luck: 1, cards: 1 }] }],
  },
  {
    name: 'Older Than Kings',
    flavor: 'It served others before, and outlived the lot.',
    icon: 'crumbling-ball',
    domain: 'ancient',
    effects: [{ when: 'prepare', gain: [{ tokens: { wildAdvanced: 1 } }] }],
  },
  {
    name: 'Lessons of the Dead',
    flavor: 'Rule one: look behind you. They wish they had.',
    icon: 'tombstone',
    domain: 'ancient',
    effects: [{ when: 'fulfilled', if: [{ listed: true }], gain: [{ experience: 1, luck: 2 }] }],
  },
  {
    name: 'Words of Making',
    flavor: 'Spoken slowly, with the instructions at hand.',
    icon: 'rune-stone',
    domain: 'ancient',
    effects: [
      {
        when: 'prepare',
        gain: [{ tokens: { magic: 1 } }, { tokens: { wildBasic: 1 }, each: { of: 'skills', most: 2 } }],
      },
    ],
  },
];

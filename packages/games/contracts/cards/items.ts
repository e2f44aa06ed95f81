import type { Item } from './card.ts';

/** What a party owns together (C-1). Nobody wears an item, so none may ask who bears it. */
export const ITEMS: readonly Item[] = [
  {
    name: 'Lucky Charm',
    flavour: 'It did little for the horse.',
    icon: 'horseshoe',
    effects: [{ when: 'prepare', gain: [{ luck: 1 }] }],
  },
  {
    name: 'Loaded Dice',
    flavour: 'Luck comes to those who have already arranged it.',
    icon: 'dice-six-faces-six',
    effects: [{ when: 'prepare', if: [{ luck: 3 }], gain: [{ luck: 2 }] }],
  },
  {
    name: 'Bottled Courage',
    flavour: 'Ninety proof that you were always this brave.',
    icon: 'brandy-bottle',
    effects: [{ when: 'joined', gain: [{ luck: 3 }] }],
  },
  {
    name: 'Offering Bowl',
    flavour: 'The gods give change, but only in miracles.',
    icon: 'bowl-spiral',
    effects: [{ when: 'free', cost: { luck: 2 }, gain: [{ wilds: { wildAdvanced: 1 } }] }],
  },
  {
    name: 'Orphaned Strongbox',
    flavour: 'Found without an owner, shortly after he left.',
    icon: 'strongbox',
    effects: [{ when: 'joined', gain: [{ gold: 7 }] }],
  },
  {
    name: "Beggar's Bowl",
    flavour: 'Hold it up, look hungry, hide the sword.',
    icon: 'bowl-of-rice',
    effects: [{ when: 'paid', if: [{ poor: 2 }], gain: [{ gold: 5 }] }],
  },
  {
    name: 'Pack Mule',
    flavour: 'Carries everything, forgives nothing.',
    icon: 'donkey',
    rules: [{ scrap: { gold: 4 } }],
  },
  {
    name: 'Work Gloves',
    flavour: 'Ten fingers counted in the morning, ten in the evening.',
    icon: 'gloves',
    effects: [{ when: 'common', gain: [{ gold: 3 }] }],
  },
  {
    name: 'Field Kitchen',
    flavour: 'Soup for many is mostly a question of water.',
    icon: 'cooking-pot',
    effects: [{ when: 'reward', if: [{ companions: 5, or: 'more' }], gain: [{ waived: 2 }] }],
  },
  {
    name: 'Right of Way',
    flavour: 'Signed by a king, though it is hard to say which.',
    icon: 'papers',
    effects: [
      { when: 'prepare', gain: [{ gold: 2 }] },
      { when: 'prepare', if: [{ first: true }], gain: [{ gold: 2 }] },
    ],
  },
  {
    name: 'Company Banner',
    flavour: 'Follow the rag on the stick. It has worked so far.',
    icon: 'knight-banner',
    effects: [{ when: 'prepare', gain: [{ tokens: { strength: 1 }, to: 'warrior' }] }],
  },
  {
    name: 'Signal Mirror',
    flavour: 'Two flashes: all clear. Three flashes: run.',
    icon: 'mirror-mirror',
    effects: [{ when: 'prepare', gain: [{ tokens: { dexterity: 1 }, to: 'scout' }] }],
  },
  {
    name: 'Ritual Candles',
    flavour: 'They burn at both ends, on purpose.',
    icon: 'candles',
    effects: [{ when: 'free', cost: { luck: 1 }, gain: [{ tokens: { magic: 2 }, to: 'mage' }] }],
  },
  {
    name: 'Practice Post',
    flavour: 'It has lost every fight and never missed a day.',
    icon: 'punching-bag',
    effects: [{ when: 'action', cost: { gold: 1 }, gain: [{ experience: 3, to: 'choice' }] }],
  },
  {
    name: 'Map Case',
    flavour: 'Ours are drawn in ink. The others’ are drawn in hope.',
    icon: 'treasure-map',
    effects: [{ when: 'free', gain: [{ gold: 2, reserve: true }] }],
  },
  {
    name: 'Sealing Wax',
    flavour: 'A job is done when the drop is dry.',
    icon: 'wax-seal',
    effects: [{ when: 'bonus', gain: [{ luck: 1, gold: 2 }] }],
  },
  {
    name: 'Sealed Orders',
    flavour: 'To be opened when everything else has failed.',
    icon: 'envelope',
    effects: [{ when: 'prepare', if: [{ round: 3 }], gain: [{ wilds: { wildExpert: 1 } }] }],
  },
  {
    name: 'Wine Cask',
    flavour: 'No landlord was ever sorry to see it roll in.',
    icon: 'cellar-barrels',
    rules: [{ welcome: 'tavern' }, { fee: 3 }],
  },
  {
    name: 'Guild Seal',
    flavour: 'Stamped, countersigned, and only slightly forged.',
    icon: 'stamper',
    rules: [{ welcome: 'smith' }, { price: 1 }],
  },
  {
    name: 'Loving Cup',
    flavour: 'Engraved “To the greatest.” Each of them assumes.',
    icon: 'jeweled-chalice',
    rules: [{ payFame: 1, of: 'legendary' }],
  },
  {
    name: 'Timber Cart',
    flavour: 'The forest is coming with us, a log at a time.',
    icon: 'wood-pile',
    effects: [{ when: 'prepare', gain: [{ camp: { strength: 2 } }] }],
  },
  {
    name: 'Camp Flag',
    flavour: 'Marks the spot where the mud is ours.',
    icon: 'corner-flag',
    effects: [{ when: 'end', gain: [{ fame: 1, each: { of: 'campLevels', every: 2, most: 3 } }] }],
  },
  {
    name: 'Trophy Rack',
    flavour: 'Antlers, helmets, and one receipt in a frame.',
    icon: 'trophies-shelf',
    effects: [{ when: 'end', gain: [{ fame: 1, each: { of: 'contracts', every: 3, most: 3 } }] }],
  },
  {
    name: 'Quest Journal',
    flavour: 'Day twelve. Still carrying the parcel. It moved.',
    icon: 'notebook',
    effects: [{ when: 'end', gain: [{ fame: 1, each: { of: 'quests', every: 3, most: 3 } }] }],
  },
  {
    name: 'Muster Roll',
    flavour: 'Names, ranks, and who still owes for boots.',
    icon: 'checklist',
    effects: [{ when: 'end', gain: [{ fame: 1, each: { of: 'companions', every: 3, most: 3 } }] }],
  },
  {
    name: 'Armor Stand',
    flavour: 'Better dressed than most who look at it.',
    icon: 'abdominal-armor',
    effects: [{ when: 'end', gain: [{ fame: 1, each: { of: 'sets', most: 2 } }] }],
  },
];

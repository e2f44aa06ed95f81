import type { Item } from './card.ts';

/** What a party owns together (C-1). Nobody wears an item, so none may ask who bears it. */
export const ITEMS: readonly Item[] = [
  {
    name: 'Lucky Charm',
    flavor: 'It did little for the horse.',
    icon: 'horseshoe',
    effects: [{ when: 'prepare', gain: [{ luck: 1 }] }],
  },
  {
    name: 'Loaded Dice',
    flavor: 'Luck comes to those who have already arranged it.',
    icon: 'dice-six-faces-six',
    effects: [{ when: 'prepare', if: [{ luck: 3 }], gain: [{ luck: 2 }] }],
  },
  {
    name: 'Bottled Courage',
    flavor: 'Ninety proof that you were always this brave.',
    icon: 'brandy-bottle',
    effects: [{ when: 'joined', gain: [{ luck: 2 }] }],
  },
  {
    name: 'Offering Bowl',
    flavor: 'The gods give change, but only in miracles.',
    icon: 'bowl-spiral',
    effects: [{ when: 'free', cost: { luck: 1 }, gain: [{ wilds: { wildAdvanced: 1 }, gold: 2 }] }],
  },
  {
    name: 'Orphaned Strongbox',
    flavor: 'Found without an owner, shortly after he left.',
    icon: 'strongbox',
    effects: [{ when: 'joined', gain: [{ gold: 7 }] }],
  },
  {
    name: "Beggar's Bowl",
    flavor: 'Hold it up, look hungry, hide the sword.',
    icon: 'bowl-of-rice',
    effects: [{ when: 'paid', if: [{ poor: 2 }], gain: [{ gold: 5 }] }],
  },
  {
    name: 'Pack Mule',
    flavor: 'Carries everything, forgives nothing.',
    icon: 'donkey',
    rules: [{ scrap: { gold: 6 } }],
  },
  {
    name: 'Work Gloves',
    flavor: 'Ten fingers counted in the morning, ten in the evening.',
    icon: 'gloves',
    effects: [{ when: 'common', gain: [{ gold: 3 }] }],
  },
  {
    name: 'Field Kitchen',
    flavor: 'Soup for many is mostly a question of water.',
    icon: 'cooking-pot',
    effects: [{ when: 'reward', if: [{ companions: 5, or: 'more' }], gain: [{ waived: 2 }] }],
  },
  {
    name: 'Right of Way',
    flavor: 'Signed by a king, though it is hard to say which.',
    icon: 'papers',
    effects: [
      { when: 'prepare', gain: [{ gold: 2 }] },
      { when: 'prepare', if: [{ first: true }], gain: [{ gold: 2 }] },
    ],
  },
  {
    name: 'Company Banner',
    flavor: 'Follow the rag on the stick. It has worked so far.',
    icon: 'knight-banner',
    effects: [{ when: 'prepare', gain: [{ tokens: { strength: 1 }, to: 'warrior' }] }],
  },
  {
    name: 'Signal Mirror',
    flavor: 'Two flashes: all clear. Three flashes: run.',
    icon: 'mirror-mirror',
    effects: [{ when: 'prepare', gain: [{ tokens: { dexterity: 1 }, to: 'scout' }] }],
  },
  {
    name: 'Ritual Candles',
    flavor: 'They burn at both ends, on purpose.',
    icon: 'candles',
    effects: [{ when: 'free', cost: { luck: 1 }, gain: [{ tokens: { magic: 2 }, to: 'mage' }] }],
  },
  {
    name: 'Practice Post',
    flavor: 'It has lost every fight and never missed a day.',
    icon: 'punching-bag',
    effects: [{ when: 'action', gain: [{ experience: 5, to: 'choice' }] }],
  },
  {
    name: 'Map Case',
    flavor: 'Ours are drawn in ink. The others’ are drawn in hope.',
    icon: 'treasure-map',
    effects: [{ when: 'free', gain: [{ gold: 2, reserve: true }] }],
  },
  {
    name: 'Sealing Wax',
    flavor: 'A job is done when the drop is dry.',
    icon: 'wax-seal',
    effects: [{ when: 'bonus', gain: [{ luck: 1, gold: 2 }] }],
  },
  {
    name: 'Sealed Orders',
    flavor: 'To be opened when everything else has failed.',
    icon: 'envelope',
    effects: [{ when: 'prepare', if: [{ round: 3 }], gain: [{ wilds: { wildExpert: 1 } }] }],
  },
  {
    name: 'Wine Cask',
    flavor: 'No landlord was ever sorry to see it roll in.',
    icon: 'cellar-barrels',
    rules: [{ welcome: 'tavern' }, { fee: 1 }],
  },
  {
    name: 'Guild Seal',
    flavor: 'Stamped, countersigned, and only slightly forged.',
    icon: 'stamper',
    rules: [{ welcome: 'smith' }, { price: 1 }],
  },
  {
    name: 'Loving Cup',
    flavor: 'Engraved “To the greatest.” Each of them assumes.',
    icon: 'jeweled-chalice',
    rules: [{ payFame: 1, of: 'legendary' }],
  },
  {
    name: 'Timber Cart',
    flavor: 'The forest is coming with us, a log at a time.',
    icon: 'wood-pile',
    effects: [{ when: 'prepare', gain: [{ camp: { strength: 2 } }] }],
  },
  {
    name: 'Camp Flag',
    flavor: 'Marks the spot where the mud is ours.',
    icon: 'corner-flag',
    effects: [{ when: 'end', gain: [{ fame: 1, each: { of: 'campLevels', every: 3, most: 2 } }] }],
  },
  {
    name: 'Trophy Rack',
    flavor: 'Antlers, helmets, and one receipt in a frame.',
    icon: 'trophies-shelf',
    effects: [{ when: 'end', gain: [{ fame: 1, each: { of: 'contracts', every: 3, most: 3 } }] }],
  },
  {
    name: 'Quest Journal',
    flavor: 'Day twelve. Still carrying the parcel. It moved.',
    icon: 'notebook',
    effects: [{ when: 'end', gain: [{ fame: 1, each: { of: 'quests', every: 3, most: 3 } }] }],
  },
  {
    name: 'Muster Roll',
    flavor: 'Names, ranks, and who still owes for boots.',
    icon: 'checklist',
    effects: [{ when: 'end', gain: [{ fame: 1, each: { of: 'companions', every: 3, most: 3 } }] }],
  },
  {
    name: 'Armor Stand',
    flavor: 'Better dressed than most who look at it.',
    icon: 'abdominal-armor',
    effects: [{ when: 'end', gain: [{ fame: 1, each: { of: 'sets', most: 2 } }] }],
  },
];

import type { Phrases } from '../phrases.ts';
import { CLASSES, CONTRACTS, followed, GOLD, ICONS, KINDS, LUCK, lotsOf, noun } from './nouns.ts';

const inParty = (one: string) => lotsOf(followed(noun(one), 'in your party'));
const done = (one: string) => lotsOf(followed(noun(one), 'you have fulfilled'));
const own = (one: string) => lotsOf(followed(noun(one), 'of this companion'));

/** What is counted, as it follows a "per". */
export const counts: Phrases['counts'] = {
  companions: inParty('companion'),
  legendaries: inParty('legendary companion'),
  rares: inParty('rare item'),
  items: inParty('item'),
  skills: lotsOf(followed(noun('skill'), 'learned in your party')),
  level: own('level'),
  levelsGained: lotsOf(followed(noun('level'), 'your companions have gained')),
  sets: lotsOf(noun('companion with a set bonus', 'companions with set bonuses')),
  curses: lotsOf(noun('cursed piece of equipment worn in your party', 'cursed pieces of equipment worn in your party')),
  equipment: lotsOf(noun('piece of equipment on this companion', 'pieces of equipment on this companion')),
  freeSlots: lotsOf(followed(noun('empty slot'), 'on this companion')),
  contracts: done('contract'),
  quests: done('side quest'),
  campLevels: lotsOf(followed(noun('level'), 'of your camp')),
  salary: lotsOf(followed(noun('salary token'), 'on your track')),
  luck: lotsOf(followed(LUCK, 'you have')),
  gold: lotsOf(followed(GOLD, 'you have')),
  contractLevel: lotsOf(followed(noun('level'), 'of the contract')),
  group: lotsOf(followed(noun('companion'), 'in the group')),
  contributed: (every, { when }) =>
    lotsOf(followed(noun('attribute'), when === 'reward' ? 'you contributed this round' : 'contributed'))(every),
};

export const countsOf: Phrases['countsOf'] = {
  class: ({ class: name }, every) => lotsOf(followed(CLASSES[name], 'in your party'))(every),
  kind: ({ kind }, every) => lotsOf(followed(KINDS[kind], 'worn in your party'))(every),
  domain: ({ domain }, every) => lotsOf(followed(ICONS[domain], 'worn in your party'))(every),
  arc: ({ arc }, every) => lotsOf(followed(CONTRACTS[arc], 'you have fulfilled'))(every),
};

import type { Location } from './card.ts';

/**
 * The kingdom: five places along one road, with a side-quest field before, between and behind them, and two houses off it. Each house
 * has two spots, so its first field lies beside the first spot and its second beside the other (C-15).
 */
export const LOCATIONS: readonly Location[] = [
  {
    name: 'Harbor',
    flavor: 'Everything comes through here, some of it declared.',
    icon: 'harbor-dock',
    reward: [{ gold: 4 }],
    fields: [0, 1],
  },
  {
    name: 'Watch',
    flavor: 'Be seen on the wall and people remember you were there.',
    icon: 'castle',
    reward: [{ fame: 1 }],
    fields: [1, 2],
  },
  {
    name: 'Shrine',
    flavor: 'The candles are free. The matches are not.',
    icon: 'prayer',
    reward: [{ luck: 2 }],
    fields: [2, 3],
  },
  {
    name: 'Market',
    flavor: 'You came for bread and left with a crossbow and a cousin.',
    icon: 'village',
    reward: [{ gold: 2, cards: 1 }],
    fields: [3, 4],
  },
  {
    name: 'Archive',
    flavor: 'Shh. Even the mice read quietly.',
    icon: 'archive-research',
    reward: [{ experience: 1, to: 'doer' }],
    fields: [4, 5],
  },
  {
    name: 'Tavern',
    flavor: 'Legends drink here. They rarely pay.',
    icon: 'tavern-sign',
    house: 'tavern',
    reward: [],
    fields: [6, 7],
  },
  {
    name: 'The Smith',
    flavor: 'He has no other name, and you won’t ask for one.',
    icon: 'blacksmith',
    house: 'smith',
    reward: [],
    fields: [8, 9],
  },
];

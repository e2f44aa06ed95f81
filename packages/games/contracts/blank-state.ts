import type { Random } from '@swordtable/kernel';
import { COMMONS } from './actions/work.ts';
import { idsOf } from './cards/catalog.ts';
import type { CardId } from './cards/terms.ts';
import { newFellow } from './party/party.ts';
import type { Party } from './party/party-state.ts';
import type { State } from './state.ts';

const GOLD = 10;

/** What everybody begins with: leaders to choose from, a thug and gold. */
export const newParty = (leaders: readonly CardId[]): Party => ({
  gold: GOLD,
  luck: 0,
  fame: 0,
  salary: 0,
  waived: 0,
  quests: 0,
  reserved: null,
  passed: false,
  reequipped: false,
  leaders,
  hand: [],
  gained: [],
  spare: [],
  items: [],
  used: [],
  fresh: [],
  loosened: [],
  scrapped: [],
  fellows: idsOf('thug').map(newFellow),
  wilds: [0, 0, 0],
  camp: [0, 0, 0],
  fulfilled: { treasure: 0, war: 0, occult: 0 },
  contributed: COMMONS.map(() => null),
});

/** A table with parties and nothing else: no card lies on it, and nothing is to be done. */
export const blankState = (parties: readonly Party[], random: Random): State => ({
  ...{ setting: { seats: parties.length }, random, shown: 0, round: 1, phase: 'encounter', first: 0, active: 0, turns: 0 },
  parties,
  plans: parties.map(() => null),
  packs: parties.map(() => []),
  ...{ encounter: [], encounterGone: [], basics: [], basicDeck: [], basicGone: [], basicDone: [], followUps: [], followUpsLeft: [] },
  ...{ tavern: [], tavernDeck: [], smith: [], smithDeck: [], quests: [], questDeck: [], questsDone: [], spots: [], sets: [], agenda: [] },
});

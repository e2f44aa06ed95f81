import { next, shuffle, type Tell } from '@swordtable/kernel';
import { COMMONS } from '../actions/work.ts';
import { EMPTY } from '../cards/attributes.ts';
import type { Event } from '../events.ts';
import { dealt, ON_SALE, refillBasics } from '../kingdom.ts';
import { levelOf } from '../party/party.ts';
import { changedFellow } from '../party/party-state.ts';
import { draftParty, ROUNDS, type State } from '../state.ts';
import type { Task } from '../tasks.ts';

/** How many of the oldest basic contracts go at the end of a round. */
const OLD = 2;

/** Experience becomes levels, and unused attributes are gone (C-21). */
const levelUp = (s: State, tell: Tell<Event> | undefined): void => {
  for (const [seat, { fellows }] of s.parties.entries()) {
    const grown = fellows.map((fellow) =>
      changedFellow(fellow, { experience: fellow.experience + fellow.learning, learning: 0, pool: EMPTY, ready: false }),
    );
    draftParty(s, seat).fellows = grown;
    for (const [at, fellow] of grown.entries())
      if ((fellows[at]?.learning ?? 0) > 0) tell?.({ what: 'levelled', seat, companion: fellow.card, level: levelOf(fellow) });
  }
};

const refillHouses = (s: State): void => {
  [s.tavern, s.tavernDeck] = dealt(s.tavernDeck, ON_SALE);
  [s.smith, s.smithDeck] = dealt(s.smithDeck, ON_SALE);
};

/** What is left of the side quests goes back into their deck, and every field gets one. */
const refillQuests = (s: State): void => {
  const deck = [...s.questDeck, ...s.quests.flatMap((quest) => quest ?? [])];
  shuffle(s.random, deck);
  const [open, rest] = dealt(deck, s.quests.length);
  s.quests = s.quests.map((_, field) => open[field] ?? null);
  s.questDeck = rest;
};

/** After the first and the second round, in the order of the rulebook. */
export const cleanUp = (s: State, tell: Tell<Event> | undefined): void => {
  if (s.round === ROUNDS) {
    next<Task>(s, { do: 'score' });
    return;
  }
  levelUp(s, tell);
  s.basicGone = [...s.basicGone, ...s.basics.slice(s.basics.length - OLD)];
  s.basics = s.basics.slice(0, s.basics.length - OLD);
  refillBasics(s, undefined);
  refillHouses(s);
  refillQuests(s);
  s.shown++;
  s.spots = s.spots.map(() => null);
  for (const seat of s.parties.keys()) {
    const party = draftParty(s, seat);
    party.contributed = COMMONS.map(() => null);
    party.salary = 0;
    party.waived = 0;
    party.passed = false;
    party.used = [];
    party.loosened = [];
    party.fresh = [];
  }
  s.first = (s.first + 1) % s.setting.seats;
  s.active = s.first;
  tell?.({ what: 'cleaned', basics: s.basics, tavern: s.tavern, smith: s.smith });
  s.round++;
  next<Task>(s, { do: 'startRound' });
};

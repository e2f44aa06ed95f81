import { copyRandom, type Random, type Seat } from '@swordtable/kernel';
import type { CardId, CompanionId, Sets } from './cards/terms.ts';
import { type Draft, draftOf, type OpenParty, type Party } from './party/party-state.ts';
import type { Task } from './tasks.ts';

export const ROUNDS = 3;

/** What a match was made with. Never changes, so copies share it. */
export interface Setting {
  readonly seats: number;
}

/** A hand of encounter cards on its way round the table. */
export interface Pack {
  /** The player it was dealt to. */
  readonly from: Seat;
  readonly cards: readonly CardId[];
  /** Who took what out of it, the first one first. */
  readonly taken: readonly { readonly by: Seat; readonly card: CardId }[];
}

export type Phase = 'encounter' | 'equipment' | 'contract' | 'payment' | 'over';

/** Whose meeple is on a spot. */
export interface Visitor {
  readonly seat: Seat;
  readonly companion: CompanionId;
}

/** The whole match at one position: plain JSON, including secrets and pending tasks. */
export interface State {
  readonly setting: Setting;
  random: Random;
  /** How often something hidden was shown to anyone. */
  shown: number;
  round: number;
  phase: Phase;
  /** Who has the start player's token. */
  first: Seat;
  /** Whose turn it is in the contract phase. */
  active: Seat;
  /** Turns taken in this contract phase. */
  turns: number;
  parties: readonly Party[];
  /** The party as its player is changing it while all do so; nothing where nobody does, or where all is said (C-12). */
  plans: readonly (Party | null)[];
  /** Packs in front of each player, the one at hand first (C-11). */
  packs: readonly (readonly Pack[])[];
  /** The encounter deck; the top card is the last. */
  encounter: readonly CardId[];
  encounterGone: readonly CardId[];
  /** Open basic contracts, the newest first: the last is the bottom of the column. */
  basics: readonly CardId[];
  basicDeck: readonly CardId[];
  basicGone: readonly CardId[];
  /** Basic contracts that were fulfilled, for when all else is used up (C-24). */
  basicDone: readonly CardId[];
  /** Open follow-up contracts, the newest first. */
  followUps: readonly CardId[];
  /** Follow-up contracts that nobody has seen yet, in no order. */
  followUpsLeft: readonly CardId[];
  tavern: readonly CardId[];
  tavernDeck: readonly CardId[];
  smith: readonly CardId[];
  smithDeck: readonly CardId[];
  /** What lies on the side-quest fields. */
  quests: readonly (CardId | null)[];
  questDeck: readonly CardId[];
  questsDone: readonly CardId[];
  /** The meeples on the spots of the locations. */
  spots: readonly (Visitor | null)[];
  sets: Sets;
  agenda: Task[];
}

/** The state as it is now, for what is read later: all lists but the agenda are values. Written out, because that is faster than a spread. */
export const snapshot = (s: State): State => ({
  setting: s.setting,
  random: s.random,
  shown: s.shown,
  round: s.round,
  phase: s.phase,
  first: s.first,
  active: s.active,
  turns: s.turns,
  parties: s.parties,
  plans: s.plans,
  packs: s.packs,
  encounter: s.encounter,
  encounterGone: s.encounterGone,
  basics: s.basics,
  basicDeck: s.basicDeck,
  basicGone: s.basicGone,
  basicDone: s.basicDone,
  followUps: s.followUps,
  followUpsLeft: s.followUpsLeft,
  tavern: s.tavern,
  tavernDeck: s.tavernDeck,
  smith: s.smith,
  smithDeck: s.smithDeck,
  quests: s.quests,
  questDeck: s.questDeck,
  questsDone: s.questsDone,
  spots: s.spots,
  sets: s.sets,
  agenda: s.agenda,
});

export const clone = (s: State): State => {
  const copy = snapshot(s);
  copy.random = copyRandom(s.random);
  copy.agenda = s.agenda.slice();
  return copy;
};

export const partyAt = <Known extends OpenParty>(s: { readonly parties: readonly Known[] }, seat: Seat): Known => s.parties[seat] as Known;

/** The party as its player is changing it, or as it lies there where nobody does. */
export const planAt = (s: Pick<State, 'parties' | 'plans'>, seat: Seat): Party => s.plans[seat] ?? partyAt(s, seat);

/** Replaces a seat's entry of a list. */
const withAt = <Item>(list: readonly Item[], at: number, item: Item): readonly Item[] => {
  const copy = list.slice();
  copy[at] = item;
  return copy;
};

export const setParty = (s: State, seat: Seat, party: Party): void => {
  s.parties = withAt(s.parties, seat, party);
};
/** Puts a copy of a party in its place, to be changed right away. */
export const draftParty = (s: State, seat: Seat): Draft<Party> => {
  const draft = draftOf(partyAt(s, seat));
  setParty(s, seat, draft);
  return draft;
};
export const setPlan = (s: State, seat: Seat, plan: Party | null): void => {
  s.plans = withAt(s.plans, seat, plan);
};

/** The state as if a seat had this party. */
export const withParty = (s: State, seat: Seat, party: Party): State => {
  if (s.parties[seat] === party) return s;
  const state = snapshot(s);
  setParty(state, seat, party);
  return state;
};

/** All seats, from the start player on. */
export const inTurnOrder = ({ first, setting: { seats } }: Pick<State, 'first' | 'setting'>): readonly Seat[] => {
  const order: Seat[] = [];
  for (let at = 0; at < seats; at++) order.push((first + at) % seats);
  return order;
};

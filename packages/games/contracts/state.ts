import { copyRandom, type Random, type Seat } from '@swordtable/kernel';
import type { Pool } from './cards/attributes.ts';
import { asEquipment } from './cards/catalog.ts';
import type { Arc, CardId, CompanionId, Sets, Slot } from './cards/terms.ts';
import type { Task } from './tasks.ts';

export const ROUNDS = 3;

/** What a match was made with. Never changes, so copies share it. */
export interface Setting {
  readonly seats: number;
}

/** A companion of a party, with all that lies on its card. Companions are values: changing one makes another. */
export interface Fellow {
  readonly card: CompanionId;
  /** Experience on the card: its level is one more (C-10). */
  readonly experience: number;
  /** Experience gained in this round; it counts from the Clean Up Step on (C-16). */
  readonly learning: number;
  readonly worn: Readonly<Record<Slot, CardId | null>>;
  readonly skills: readonly CardId[];
  /** Its attribute tokens. */
  readonly pool: Pool;
  /** Whether it has its meeple; without one it is exhausted. */
  readonly ready: boolean;
}

/** One player's party and camp. A value, as its companions are. */
export interface Party {
  readonly gold: number;
  readonly luck: number;
  readonly fame: number;
  /** The leaders one may choose from, before that is done. */
  readonly leaders: readonly CardId[];
  /** Drafted cards in the hand, and cards gained in the contract phase. */
  readonly hand: readonly CardId[];
  /** Which cards of the hand were gained in a contract phase, and are never discarded for gold or luck (C-27). */
  readonly gained: readonly CardId[];
  readonly fellows: readonly Fellow[];
  /** Equipment and skills that wait in the party for somebody (C-8). */
  readonly spare: readonly CardId[];
  readonly items: readonly CardId[];
  /** Wild tokens for the whole party: basic, advanced, expert. */
  readonly wilds: readonly number[];
  /** Attributes spent on each track of the camp, in the order of the basic attributes (C-23). */
  readonly camp: readonly number[];
  readonly reserved: CardId | null;
  /** Basic and follow-up contracts fulfilled in the game, by arc. */
  readonly fulfilled: Readonly<Record<Arc, number>>;
  /** Side quests fulfilled in the game. */
  readonly quests: number;
  /** Attributes contributed to each common contract in this round; nothing where nobody was sent (C-18). */
  readonly contributed: readonly (number | null)[];
  /** Salary tokens on the track. */
  readonly salary: number;
  /** What was used in this round, by `useOf`. */
  readonly used: readonly string[];
  readonly passed: boolean;
  /** Whether the party was re-equipped in this contract phase. */
  readonly reequipped: boolean;
  /** Cards gained in this turn, which may be brought together for free (C-15); in the equipment phase those added to the party. */
  readonly fresh: readonly CardId[];
  /** Equipment taken off since the phase began. Each piece comes off once, so that changing one's mind has an end. */
  readonly loosened: readonly CardId[];
  /** Drafted cards given away in this equipment phase, until all parties are shown. */
  readonly scrapped: readonly Scrap[];
}

export interface Scrap {
  readonly card: CardId;
  readonly for: 'gold' | 'luck';
}

/** A hand of encounter cards on its way round the table. */
export interface Pack {
  /** Whom it was dealt to. */
  readonly from: Seat;
  readonly cards: readonly CardId[];
  /** Who took what out of it, the first one first. */
  readonly taken: readonly { readonly by: Seat; readonly card: CardId }[];
}

export type Phase = 'encounter' | 'equipment' | 'contract' | 'payment' | 'over';

/** Whose meeple stands on a spot. */
export interface Visitor {
  readonly seat: Seat;
  readonly companion: CompanionId;
}

/** The whole match at one moment: plain JSON, secrets and what is still to be done included. */
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
  /** Who stands on the spots of the locations. */
  spots: readonly (Visitor | null)[];
  sets: Sets;
  agenda: Task[];
}

/** All lists are values, so a copy shares them. */
export const clone = (s: State): State => ({ ...s, random: copyRandom(s.random), agenda: s.agenda.slice() });

export const partyAt = (s: Pick<State, 'parties'>, seat: Seat): Party => s.parties[seat] as Party;

/** The party as its player is changing it, or as it lies there where nobody does. */
export const planAt = (s: Pick<State, 'parties' | 'plans'>, seat: Seat): Party => s.plans[seat] ?? partyAt(s, seat);

/** Those who have their meeple. */
export const readyIn = ({ fellows }: Pick<Party, 'fellows'>): readonly Fellow[] => fellows.filter(({ ready }) => ready);

/** Replaces a seat's entry of a list. */
const withAt = <Item>(list: readonly Item[], at: number, item: Item): readonly Item[] => {
  const copy = list.slice();
  copy[at] = item;
  return copy;
};

export const setParty = (s: State, seat: Seat, party: Party): void => {
  s.parties = withAt(s.parties, seat, party);
};
export const changeParty = (s: State, seat: Seat, change: Partial<Party>): void => {
  setParty(s, seat, { ...partyAt(s, seat), ...change });
};
export const setPlan = (s: State, seat: Seat, plan: Party | null): void => {
  s.plans = withAt(s.plans, seat, plan);
};

export const fellowOf = (party: Party, card: CompanionId): Fellow => {
  const fellow = party.fellows.find((each) => each.card === card);
  if (fellow === undefined) throw new Error(`${card} is not in the party.`);
  return fellow;
};
export const withFellow = (party: Party, card: CompanionId, change: Partial<Fellow>): Party => ({
  ...party,
  fellows: party.fellows.map((fellow) => (fellow.card === card ? { ...fellow, ...change } : fellow)),
});

/**
 * How the use of an ability is noted: who bears it, on which card it stands, and which of its effects it is. Equipment that was used
 * stays used when it goes to somebody else, so with it there is no saying who (C-26).
 */
export const useOf = (bearer: CompanionId | null, card: CardId, effect: number): string =>
  `${asEquipment(card) === undefined ? (bearer ?? '') : ''}:${card}:${effect}`;

/** All seats, from the start player on. */
export const inTurnOrder = ({ first, setting: { seats } }: Pick<State, 'first' | 'setting'>): readonly Seat[] =>
  Array.from({ length: seats }, (_, at) => (first + at) % seats);

import { copyRandom, type Random, type Seat } from '@swordtable/kernel';
import {
  type ActionCard,
  type Cards,
  type Fate,
  type LandNo,
  sortedWarriors,
  type Warrior,
  withAction,
  without,
  withWarrior,
} from './cards/cards.ts';
import type { PlaceNo } from './places.ts';
import type { Task } from './tasks.ts';

export const SEATS: readonly Seat[] = [0, 1];
export const opponent = (seat: Seat): Seat => 1 - seat;

export const ROUNDS = 3;

/** A warrior in a stack on the table. */
export interface Fighter {
  readonly warrior: Warrior;
  /** Face up: then everybody knows it. */
  readonly up: boolean;
}
/** The topmost warrior is the last one. */
export type Stack = readonly Fighter[];

/** A card that lies at a place until its pair is compared (B-11). */
export type Lying = Extract<ActionCard, 'elite' | 'flank'>;

export interface Place {
  /** The newest land is the last one; below it what earlier rounds have left (B-4). */
  readonly lands: readonly LandNo[];
  readonly stacks: readonly [Stack, Stack];
  readonly lying: readonly [Lying | null, Lying | null];
}

/** What one player has. The lists in it are never changed in place, so copies share them. */
export interface Army {
  hand: readonly Warrior[];
  /** The top card is the last one; not even its owner knows the order. */
  deck: readonly Warrior[];
  /** Discarded face up. */
  fallen: readonly Warrior[];
  /** Discarded face down: known to the owner only. */
  buried: readonly Warrior[];
  /** Types that everybody knows to be in the hand, face down on the table or buried, because they lay face up before (B-20). */
  remembered: readonly Warrior[];
  /** Types that everybody knows to be in the hand: they went back there face up, and no card has left it face down since. */
  returned: readonly Warrior[];
  actions: readonly ActionCard[];
  /** Actions not taken yet. */
  pile: readonly ActionCard[];
  spent: readonly ActionCard[];
  /** Actions discarded face down at the hand limit. */
  shed: readonly ActionCard[];
  /** Actions taken in this round. */
  taken: number;
  /** Whether a fifth warrior may still be drawn (B-6). */
  mayDrawFifth: boolean;
  /** Cards that this player let stand in this round, having cards in hand: what passing suggests. */
  letStand: readonly ActionCard[];
  passed: boolean;
  lands: readonly LandNo[];
  ares: number;
}

/** A card of an exchange of answers, with what it names. */
export interface Played {
  readonly seat: Seat;
  readonly card: ActionCard;
  readonly place: PlaceNo;
  /** Where a Skirmish leads. */
  readonly to?: PlaceNo;
}

export type Phase = 'muster' | 'placement' | 'battle' | 'over';

/** The whole state of a match, as plain JSON: includes secrets and what is still to be done. */
export interface State {
  readonly cards: Cards;
  random: Random;
  /** How often something hidden was shown to anyone. */
  shown: number;
  round: number;
  phase: Phase;
  /** Who has the start token (B-18). */
  starter: Seat;
  /** Whose turn it is. */
  active: Seat;
  /** How many in a row have passed in battle. */
  passes: number;
  /** The top card is the last one. */
  fate: readonly Fate[];
  /** The Ares cards to be won (B-5). */
  aresPile: number;
  armies: Army[];
  places: Place[];
  /** The cards of the exchange that is going on, oldest first (B-10). */
  exchange: readonly Played[];
  agenda: Task[];
}

/** Written out, because that is several times as fast as a spread. */
const copyArmy = (army: Army): Army => ({
  hand: army.hand,
  deck: army.deck,
  fallen: army.fallen,
  buried: army.buried,
  remembered: army.remembered,
  returned: army.returned,
  actions: army.actions,
  pile: army.pile,
  spent: army.spent,
  shed: army.shed,
  taken: army.taken,
  mayDrawFifth: army.mayDrawFifth,
  letStand: army.letStand,
  passed: army.passed,
  lands: army.lands,
  ares: army.ares,
});

export const clone = (s: State): State => ({
  cards: s.cards,
  random: copyRandom(s.random),
  shown: s.shown,
  round: s.round,
  phase: s.phase,
  starter: s.starter,
  active: s.active,
  passes: s.passes,
  fate: s.fate,
  aresPile: s.aresPile,
  armies: s.armies.map(copyArmy),
  places: s.places.slice(),
  exchange: s.exchange,
  agenda: s.agenda.slice(),
});

export const armyOf = (s: State, seat: Seat): Army => s.armies[seat] as Army;
export const placeAt = (s: State, place: PlaceNo): Place => s.places[place] as Place;
export const stackAt = (s: State, seat: Seat, place: PlaceNo): Stack => placeAt(s, place).stacks[seat] as Stack;
export const topAt = (s: State, seat: Seat, place: PlaceNo): Fighter | undefined => {
  const stack = stackAt(s, seat, place);
  return stack[stack.length - 1];
};
export const lyingAt = (s: State, seat: Seat, place: PlaceNo): Lying | null => placeAt(s, place).lying[seat] as Lying | null;

/** Puts something in the place of one seat of a pair. */
const withSeat = <Value>(pair: readonly [Value, Value], seat: Seat, value: Value): readonly [Value, Value] =>
  seat === 0 ? [value, pair[1]] : [pair[0], value];

export const changeStack = (s: State, seat: Seat, place: PlaceNo, stack: Stack): void => {
  const before = placeAt(s, place);
  s.places[place] = { lands: before.lands, stacks: withSeat(before.stacks, seat, stack), lying: before.lying };
};

export const changeLying = (s: State, seat: Seat, place: PlaceNo, card: Lying | null): void => {
  const before = placeAt(s, place);
  s.places[place] = { lands: before.lands, stacks: before.stacks, lying: withSeat(before.lying, seat, card) };
};

export const takeIntoHand = (s: State, seat: Seat, warriors: readonly Warrior[]): void => {
  const army = armyOf(s, seat);
  for (const warrior of warriors) army.hand = withWarrior(army.hand, warrior);
};

/** A warrior leaves the hand face down: from now on nobody can be sure what is still in it. */
export const leaveHand = (s: State, seat: Seat, warrior: Warrior): void => {
  const army = armyOf(s, seat);
  army.hand = without(army.hand, warrior);
  if (army.returned.length === 0) return;
  army.remembered = sortedWarriors([...army.remembered, ...army.returned]);
  army.returned = [];
};

/** An action card leaves the hand face up and never comes back (B-6). */
export const spend = (s: State, seat: Seat, card: ActionCard): void => {
  const army = armyOf(s, seat);
  army.actions = without(army.actions, card);
  army.spent = withAction(army.spent, card);
  s.shown++;
};

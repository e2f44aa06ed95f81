import type { Seat, Watcher } from '@swordtable/kernel';
import { type ActionCard, type Cards, type Fate, type LandNo, sortedWarriors, type Warrior } from '../cards/cards.ts';
import type { Event } from '../events.ts';
import { type Army, armyOf, type Lying, type Phase, type Place, type Played, SEATS, type State } from '../state.ts';

/** A warrior on the table; what it is stays hidden from the other side while it lies face down. */
export interface SeenFighter {
  readonly warrior: Warrior | null;
  readonly up: boolean;
}

export interface SeenPlace {
  /** The newest land is the last one. */
  readonly lands: readonly LandNo[];
  /** By seat; the topmost warrior is the last one. */
  readonly stacks: readonly (readonly SeenFighter[])[];
  readonly lying: readonly (Lying | null)[];
}

/** What only the owner of an army knows until the game is over. */
export interface OwnCards {
  readonly hand: readonly Warrior[];
  readonly buried: readonly Warrior[];
  readonly actions: readonly ActionCard[];
  readonly pile: readonly ActionCard[];
  readonly shed: readonly ActionCard[];
}

/** An army: the sizes of hands and piles are open, what is in them only to the owner. */
export interface SeenArmy {
  readonly held: number;
  readonly deck: number;
  readonly discarded: number;
  readonly actionsHeld: number;
  readonly pile: number;
  readonly fallen: readonly Warrior[];
  /** Types that lay face up and are hidden again: in the hand, face down or buried. */
  readonly remembered: readonly Warrior[];
  /** Those of them that are surely in the hand. */
  readonly returned: readonly Warrior[];
  readonly spent: readonly ActionCard[];
  readonly shed: number;
  readonly taken: number;
  readonly mayDrawFifth: boolean;
  readonly letStand: readonly ActionCard[];
  readonly passed: boolean;
  readonly lands: readonly LandNo[];
  readonly ares: number;
  readonly own: OwnCards | null;
}

/** What one seat, or a spectator, may know. Built, never stripped. */
export interface View {
  readonly cards: Cards;
  readonly round: number;
  readonly phase: Phase;
  readonly starter: Seat;
  readonly active: Seat;
  readonly passes: number;
  readonly fate: number;
  readonly aresPile: number;
  readonly places: readonly SeenPlace[];
  readonly armies: readonly SeenArmy[];
  readonly exchange: readonly Played[];
  /** Only where everything is open: the fate deck and the warrior decks, each from the top. */
  readonly open?: { readonly fate: readonly Fate[]; readonly decks: readonly (readonly Warrior[])[] };
}

const seenPlace = ({ lands, stacks, lying }: Place, isOwn: (seat: Seat) => boolean): SeenPlace => ({
  lands,
  stacks: stacks.map((stack, seat) => stack.map(({ warrior, up }) => ({ warrior: up || isOwn(seat) ? warrior : null, up }))),
  lying,
});

const seenArmy = (army: Army, isOwn: boolean): SeenArmy => ({
  held: army.hand.length,
  deck: army.deck.length,
  discarded: army.fallen.length + army.buried.length,
  actionsHeld: army.actions.length,
  pile: army.pile.length,
  fallen: army.fallen,
  remembered: army.returned.length > 0 ? sortedWarriors([...army.remembered, ...army.returned]) : army.remembered,
  returned: army.returned,
  spent: army.spent,
  shed: army.shed.length,
  taken: army.taken,
  mayDrawFifth: army.mayDrawFifth,
  letStand: army.letStand,
  passed: army.passed,
  lands: army.lands,
  ares: army.ares,
  own: isOwn ? { hand: army.hand, buried: army.buried, actions: army.actions, pile: army.pile, shed: army.shed } : null,
});

const seenBy = (s: State, isOwn: (seat: Seat) => boolean): View => ({
  cards: s.cards,
  round: s.round,
  phase: s.phase,
  starter: s.starter,
  active: s.active,
  passes: s.passes,
  fate: s.fate.length,
  aresPile: s.aresPile,
  places: s.places.map((place) => seenPlace(place, isOwn)),
  armies: SEATS.map((seat) => seenArmy(armyOf(s, seat), isOwn(seat))),
  exchange: s.exchange,
});

/** When the game is over, both players show their cards. */
export const view = (s: State, watcher: Watcher): View => seenBy(s, (seat) => seat === watcher || s.phase === 'over');

export const openView = (s: State): View => ({
  ...seenBy(s, () => true),
  open: { fate: s.fate.toReversed(), decks: s.armies.map(({ deck }) => deck.toReversed()) },
});

/** What of an event a watcher may know: what is drawn, taken, placed face down or discarded is named to its owner only. */
export const redact = (event: Event, watcher: Watcher): Event => {
  if (!('seat' in event) || event.seat === watcher) return event;
  switch (event.what) {
    case 'drew':
      return { ...event, warriors: event.warriors.map(() => null) };
    case 'took':
    case 'shed':
      return { ...event, card: null };
    case 'discarded':
    case 'placed':
      return { ...event, warrior: null };
    case 'withdrew':
      return { ...event, warriors: event.warriors.map(({ warrior, up }) => ({ warrior: up ? warrior : null, up })) };
    default:
      return event;
  }
};

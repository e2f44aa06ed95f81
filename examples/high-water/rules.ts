import {
  type Agenda,
  byPoints,
  copyRandom,
  type Decision,
  fork,
  type Game,
  next,
  playedBy,
  type Random,
  randomBelow,
  type Seat,
  shuffle,
  type TaskHandlers,
  type Watcher,
} from '@swordtable/kernel';
import { type Action, type Card, SUITS, type Suit } from './action.ts';
import type { Event } from './events.ts';
import { words } from './words.ts';

const VALUES = 10;
const HAND = 7;
const KEPT_PLEDGE = 5;
const DECK: readonly Card[] = SUITS.flatMap((suit) => Array.from({ length: VALUES }, (_, at): Card => `${suit} ${at + 1}`));

export interface Played {
  readonly seat: Seat;
  readonly card: Card;
}

type Task =
  | { readonly do: 'deal' }
  | { readonly do: 'reveal' }
  | { readonly do: 'take' }
  | { readonly do: 'score' }
  | { readonly ask: 'pledge' }
  | { readonly ask: 'play'; readonly seat: Seat };

export interface State {
  random: Random;
  /** How often something hidden was revealed: undo never goes back past it. */
  shown: number;
  /** The hand being played, from 1, and how many there are. */
  hand: number;
  readonly hands: number;
  /** The card that was turned up. Its suit is trump, and it belongs to no one. */
  flood: Card;
  deck: Card[];
  cards: readonly (readonly Card[])[];
  pledges: readonly (number | null)[];
  /** The pledges are open. */
  open: boolean;
  trick: readonly Played[];
  /** Cards of the earlier tricks of this hand. */
  gone: readonly Card[];
  tricks: readonly number[];
  points: readonly number[];
  agenda: Agenda<Task>;
}

export interface View {
  readonly hand: string;
  readonly flood: Card;
  readonly trick: readonly Played[];
  readonly yourCards: readonly Card[] | null;
  readonly players: readonly { points: number; pledge: number | 'sealed' | null; tricks: number; cards: number }[];
  /** Cards of the earlier tricks of this hand. */
  readonly gone: readonly Card[];
  /** Only when the match is over: what was hidden. */
  readonly all?: { readonly players: readonly { pledge: number | null; cards: readonly Card[] }[]; readonly undealt: readonly Card[] };
}

const suitOf = (card: Card): Suit => card.slice(0, card.indexOf(' ')) as Suit;
const rankOf = (card: Card): number => Number(card.slice(card.indexOf(' ')));

const sorted = (cards: readonly Card[]): Card[] => DECK.filter((card) => cards.includes(card));
const replaced = <T>(list: readonly T[], at: number, value: T): readonly T[] => list.map((old, index) => (index === at ? value : old));

/** Cards of the suit led, if there are any; otherwise all of them. */
export const playable = (cards: readonly Card[], trick: readonly Played[]): readonly Card[] => {
  const [lead] = trick;
  const following = lead === undefined ? [] : cards.filter((card) => suitOf(card) === suitOf(lead.card));
  return following.length > 0 ? following : cards;
};

/** The highest card of the flood takes the trick; without one, the highest card of the suit led. */
export const takerOf = (trick: readonly Played[], flood: Card): Seat => {
  const strength = (card: Card): number => {
    if (suitOf(card) === suitOf(flood)) return VALUES + rankOf(card);
    return trick[0] !== undefined && suitOf(card) === suitOf(trick[0].card) ? rankOf(card) : 0;
  };
  return trick.reduce((best, played) => (strength(played.card) > strength(best.card) ? played : best)).seat;
};

/** One point for each trick, and more for exactly as many as pledged. */
export const scoreOf = (pledge: number | null, tricks: number): number => tricks + (pledge === tricks ? KEPT_PLEDGE : 0);

const taskHandlers: TaskHandlers<State, Task, Action, Event> = {
  steps: {
    deal: (s, _, tell) => {
      const seats = s.points.length;
      const deck = [...DECK];
      shuffle(s.random, deck);
      s.hand += 1;
      s.cards = s.points.map(() => sorted(deck.splice(0, HAND)));
      s.flood = deck.pop() as Card;
      s.deck = deck;
      s.pledges = s.points.map(() => null);
      s.open = false;
      s.tricks = s.points.map(() => 0);
      s.gone = [];
      tell?.({ what: 'dealt', hand: s.hand, flood: s.flood });
      next(s, { ask: 'pledge' }, { do: 'reveal' }, { ask: 'play', seat: (s.hand - 1) % seats });
    },
    reveal: (s, _, tell) => {
      s.open = true;
      s.shown += 1;
      tell?.({ what: 'revealed', pledges: s.pledges.map(Number) });
    },
    take: (s, _, tell) => {
      const seat = takerOf(s.trick, s.flood);
      s.tricks = replaced(s.tricks, seat, (s.tricks[seat] ?? 0) + 1);
      s.gone = sorted([...s.gone, ...s.trick.map(({ card }) => card)]);
      s.trick = [];
      tell?.({ what: 'taken', seat });
      next<Task>(s, s.cards[seat]?.length === 0 ? { do: 'score' } : { ask: 'play', seat });
    },
    score: (s, _, tell) => {
      const gained = s.tricks.map((tricks, seat) => scoreOf(s.pledges[seat] ?? null, tricks));
      s.points = s.points.map((points, seat) => points + (gained[seat] ?? 0));
      tell?.({ what: 'scored', gained });
      if (s.hand < s.hands) next(s, { do: 'deal' });
    },
  },
  questions: {
    pledge: {
      decisions: (s) =>
        s.pledges.flatMap((pledge, seat): readonly Decision<Action>[] => {
          if (pledge !== null) return [];
          const options = Array.from({ length: HAND + 1 }, (_, tricks) => ({ pledge: tricks }));
          return [{ seat, prompt: { rule: 'pledge', ask: 'tricks', sealed: 'apart' }, options }];
        }),
      answer: (s, task, seat, action, tell) => {
        if (!('pledge' in action)) return;
        s.pledges = replaced(s.pledges, seat, action.pledge);
        tell?.({ what: 'pledged', seat, tricks: action.pledge });
        next(s, task);
      },
    },
    play: {
      decisions: (s, { seat }) => [
        { seat, prompt: { rule: 'trick', ask: 'card' }, options: playable(s.cards[seat] ?? [], s.trick).map((card) => ({ play: card })) },
      ],
      answer: (s, { seat }, _, action, tell) => {
        if (!('play' in action)) return;
        s.cards = replaced(
          s.cards,
          seat,
          (s.cards[seat] ?? []).filter((card) => card !== action.play),
        );
        s.trick = [...s.trick, { seat, card: action.play }];
        s.shown += 1;
        tell?.({ what: 'played', seat, card: action.play });
        const seats = s.points.length;
        next<Task>(s, s.trick.length === seats ? { do: 'take' } : { ask: 'play', seat: (seat + 1) % seats });
      },
    },
  },
};

const setup: Game<State, Action, Event>['setup'] = (seats, { rounds }, random) => {
  const none = Array.from({ length: seats }, () => 0);
  return {
    ...{ random: copyRandom(random), shown: 0, hand: 0, hands: seats * Number(rounds), flood: 'reed 1', deck: [], cards: [] },
    ...{ pledges: [], open: false, trick: [], gone: [], tricks: none, points: none, agenda: [{ do: 'deal' }] },
  };
};

const view = (s: State, watcher: Watcher): View => ({
  hand: `${s.hand} of ${s.hands}`,
  flood: s.flood,
  trick: s.trick,
  yourCards: watcher === undefined ? null : (s.cards[watcher] ?? null),
  players: s.points.map((points, seat) => {
    const pledge = s.pledges[seat] ?? null;
    const isKnown = s.open || pledge === null || seat === watcher;
    return { points, pledge: isKnown ? pledge : 'sealed', tricks: s.tricks[seat] ?? 0, cards: s.cards[seat]?.length ?? 0 };
  }),
  gone: s.gone,
});

/** Deals the cards the watcher doesn't see again, and lets others pledge something else. */
const determinize = (s: State, watcher: Watcher, random: Random): State => {
  const own = watcher === undefined ? [] : (s.cards[watcher] ?? []);
  const known = [s.flood, ...s.gone, ...s.trick.map(({ card }) => card), ...own];
  const hidden = DECK.filter((card) => !known.includes(card));
  shuffle(random, hidden);
  const cards = s.cards.map((held, seat) => (seat === watcher ? held : sorted(hidden.splice(0, held.length))));
  const pledges = s.pledges.map((pledge, seat) => (s.open || pledge === null || seat === watcher ? pledge : randomBelow(random, HAND + 1)));
  return { ...s, cards, deck: hidden, pledges, random: fork(random), agenda: s.agenda.slice() };
};

const faults = (s: State): readonly string[] => {
  const all = [s.flood, ...s.deck, ...s.cards.flat(), ...s.gone, ...s.trick.map(({ card }) => card)];
  return all.length === DECK.length && new Set(all).size === DECK.length ? [] : ['A card is missing or in two places.'];
};

export const highWater: Game<State, Action, Event, View> = {
  id: 'high-water',
  name: 'High Water',
  version: '1',
  seats: { min: 3, max: 5 },
  options: [{ id: 'rounds', name: 'Rounds', text: 'How often each player leads a hand.', kind: 'count', min: 1, max: 3, default: 1 }],
  words,
  refuses: () => undefined,
  ...playedBy(taskHandlers, setup),
  // All lists except the agenda are replaced, never changed, so states can share them.
  clone: (s) => ({ ...s, random: copyRandom(s.random), agenda: s.agenda.slice() }),
  view,
  openView: (s) => ({
    ...view(s, undefined),
    all: { players: s.cards.map((cards, seat) => ({ pledge: s.pledges[seat] ?? null, cards })), undealt: s.deck },
  }),
  redact: (event, watcher) => (event.what === 'pledged' && event.seat !== watcher ? { what: 'pledged', seat: event.seat } : event),
  determinize,
  revealCount: (s) => s.shown + s.random.drawn,
  // While a hand is being played, its tricks count too.
  standing: (s) => byPoints(s.points.map((points, seat) => points + (s.agenda.length > 0 ? (s.tricks[seat] ?? 0) : 0))),
  limit: (seats, { rounds }) => seats * Number(rounds) * seats * (HAND + 1),
  faults,
};

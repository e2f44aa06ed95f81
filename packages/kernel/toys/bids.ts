import { type Agenda, next, playedBy, type TaskHandlers } from '../agenda.ts';
import type { MessageOf, Why } from '../explain.ts';
import type { Game } from '../game.ts';
import { copyRandom, fork, type Random, randomBelow, shuffle } from '../random.ts';
import { refuse } from '../refusal.ts';
import type { Seat, Watcher } from '../seat.ts';
import { byPoints } from '../standing.ts';
import { sayWith } from '../why-text.ts';

/**
 * A toy for tests: simultaneous decisions, hidden hands, and sealed answers, for one to five seats. A prize is revealed, every seat seals a
 * card from its hand, and the bank adds the top card of the deck; the highest card takes the prize.
 */
export type Card = number;

export interface Action {
  readonly bid: Card;
}

export type Task =
  | { readonly do: 'turnUp' }
  | { readonly do: 'reveal'; readonly sealed: readonly Card[] }
  /** `sealed` fills up seat by seat; nobody sees it before it is full. */
  | { readonly ask: 'bid'; readonly sealed: readonly (Card | null)[] };

export type Event =
  | { readonly prize: number }
  | { readonly sealed: Seat }
  | { readonly bids: readonly Card[]; readonly bank: Card; readonly won: Seat | null };

export interface State {
  random: Random;
  shown: number;
  hands: Card[][];
  deck: Card[];
  played: Card[];
  /** The future prizes, the next one last. */
  prizes: number[];
  prize: number;
  points: number[];
  agenda: Agenda<Task>;
}

export interface View {
  readonly hand: readonly Card[] | null;
  readonly hands: readonly number[];
  readonly played: readonly Card[];
  readonly prize: number;
  readonly prizes: number;
  readonly points: readonly number[];
  readonly hasSealed: readonly boolean[];
  readonly sealed: Card | null;
  /** In the open view: every hand, the sealed cards, and the future prizes, the next one last. */
  readonly open?: {
    readonly hands: readonly (readonly Card[])[];
    readonly sealed: readonly (Card | null)[];
    readonly deck: readonly Card[];
    readonly prizes: readonly number[];
  };
}

const CARDS = 40;
const PRIZES = 10;

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
const from1To = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

const taskHandlers: TaskHandlers<State, Task, Action, Event> = {
  steps: {
    turnUp: (s, _, tell) => {
      if (s.hands[0]?.length === 0) return;
      s.prize = s.prizes.pop() as number;
      s.shown++;
      tell?.({ prize: s.prize });
      next(s, { ask: 'bid', sealed: s.hands.map(() => null) });
    },
    reveal: (s, { sealed }, tell) => {
      const bank = s.deck.pop() as Card;
      const highest = Math.max(bank, ...sealed);
      const winner = sealed.indexOf(highest);
      s.hands = s.hands.map((hand, seat) => hand.filter((card) => card !== sealed[seat]));
      s.played = ascending([...s.played, ...sealed, bank]);
      if (winner >= 0) s.points[winner] = (s.points[winner] as number) + s.prize;
      s.prize = 0;
      s.shown++;
      tell?.({ bids: sealed, bank, won: winner < 0 ? null : winner });
      next(s, { do: 'turnUp' });
    },
  },
  questions: {
    bid: {
      decisions: (s, { sealed }) =>
        s.hands.flatMap((hand, seat) =>
          sealed[seat] === null
            ? [{ seat, prompt: { rule: 'auction', ask: 'card', sealed: 'bluff' }, options: hand.map((bid) => ({ bid })) }]
            : [],
        ),
      answer: (s, task, seat, { bid }, tell) => {
        const sealed = task.sealed.map((card, other) => (other === seat ? bid : card));
        const bids = sealed.filter((card) => card !== null);
        tell?.({ sealed: seat });
        if (bids.length < sealed.length) next(s, { ask: 'bid', sealed });
        else next(s, { do: 'reveal', sealed: bids });
      },
    },
  },
};

const clone = (s: State): State => ({
  ...s,
  random: copyRandom(s.random),
  hands: s.hands.slice(),
  deck: s.deck.slice(),
  prizes: s.prizes.slice(),
  points: s.points.slice(),
  agenda: s.agenda.slice(),
});

/** What has been sealed so far; undefined between two rounds. */
const sealedIn = ({ agenda }: State): readonly (Card | null)[] => {
  const task = agenda.at(-1);
  return task !== undefined && 'ask' in task ? task.sealed : [];
};

const deal = (state: State, watcher: Seat | undefined, random: Random): State => {
  const world = clone(state);
  const sealed = sealedIn(state);
  const mine = watcher === undefined ? [] : (state.hands[watcher] as Card[]);
  const unknown = from1To(CARDS).filter((card) => !state.played.includes(card) && !mine.includes(card));
  shuffle(random, unknown);
  world.hands = state.hands.map((hand, seat) => (seat === watcher ? hand : ascending(unknown.splice(0, hand.length))));
  world.deck = unknown;
  world.prizes.sort((a, b) => a - b);
  shuffle(random, world.prizes);
  const dealt = sealed.map((card, seat) => {
    const hand = world.hands[seat] as Card[];
    return card === null || seat === watcher ? card : (hand[randomBelow(random, hand.length)] as Card);
  });
  if (sealed.length > 0) world.agenda[world.agenda.length - 1] = { ask: 'bid', sealed: dealt };
  world.random = fork(random);
  return world;
};

const view = (state: State, watcher: Watcher): View => {
  const { hands, played, prize, prizes, points } = state;
  const sealed = sealedIn(state);
  return {
    hand: watcher === undefined ? null : (hands[watcher] as Card[]),
    hands: hands.map((hand) => hand.length),
    played,
    prize,
    prizes: prizes.length,
    points,
    hasSealed: sealed.map((card) => card !== null),
    sealed: watcher === undefined ? null : (sealed[watcher] ?? null),
  };
};

const setup: Game<State, Action, Event>['setup'] = (seats, { cards }, random) => {
  const deck = from1To(CARDS);
  shuffle(random, deck);
  const prizes = from1To(PRIZES);
  shuffle(random, prizes);
  return {
    random: copyRandom(random),
    shown: 0,
    hands: Array.from({ length: seats }, () => ascending(deck.splice(0, cards as number))),
    deck,
    played: [],
    prizes,
    prize: 0,
    points: Array.from({ length: seats }, () => 0),
    agenda: [{ do: 'turnUp' }],
  };
};

const whyWords = {
  round: 'Why did it end like this?',
  hand: 'What can you bid?',
  bid: (bidder: string): string => `${bidder} bid`,
  highest: (card: number): string => `${card} was the highest card.`,
  holds: (card: number): string => `You hold ${card}.`,
  keeps: (card: number): string => `keeps ${card}`,
};

type BidsWhy = Why<MessageOf<typeof whyWords>>;

/** Explains a finished round, by its event, and to a bidder their own hand. */
const explain: Game<State, Action, Event, View>['explain'] = ({ view: { hand }, events }, { event: at, hand: isHand }) => {
  if (isHand === true && hand !== null)
    return { title: { say: 'hand' }, because: hand.map((card) => ({ say: 'holds', with: [card] })), rules: [] } satisfies BidsWhy;
  const event = typeof at === 'number' ? events[at] : undefined;
  if (event === undefined || !('bids' in event)) return undefined;
  return {
    title: { say: 'round' },
    sums: event.bids.map((value, seat) => {
      const label = { say: 'bid' as const, with: [{ seat }] as const };
      return { parts: [{ value, label }], result: value, label, seat };
    }),
    because: [{ say: 'highest', with: [Math.max(event.bank, ...event.bids)] }],
    rules: ['B-1'],
  } satisfies BidsWhy;
};

/** The highest card that a bidder has left. */
const keptBy = (state: State, seat: Seat): Card =>
  Math.max(0, ...(state.hands[seat] as Card[]).filter((card) => card !== sealedIn(state)[seat]));

/** A higher card is left. */
const reasons: NonNullable<Game<State, Action, Event, View>['reasons']> = (better, worse, seat) => {
  const [kept, other] = [keptBy(better, seat), keptBy(worse, seat)];
  return kept > other ? [{ message: { say: 'keeps', with: [kept] } satisfies MessageOf<typeof whyWords>, worth: kept - other }] : [];
};

export const bids: Game<State, Action, Event, View> = {
  id: 'bids',
  name: 'Bids',
  version: '1',
  seats: { min: 1, max: 5 },
  options: [{ id: 'cards', name: 'Cards', text: 'How many cards a hand has.', kind: 'count', min: 2, max: 7, default: 5 }],
  words: {
    prompt: () => 'Seal a card.',
    action: ({ bid }) => `bid ${bid}`,
    event: (event) => JSON.stringify(event),
    seat: (seat) => `Bidder ${seat + 1}`,
    message: sayWith(whyWords, ({ seat }) => `Bidder ${Number(seat) + 1}`),
  },
  refuses: (seats, { cards }) => {
    const needed = (seats + 1) * (cards as number);
    return needed > CARDS ? refuse('too-few-cards', `${seats} bidders need ${needed} cards, but there are ${CARDS}.`).refusal : undefined;
  },
  ...playedBy(taskHandlers, setup),
  clone,
  view,
  openView: (state) => {
    const { hands, deck, prizes } = state;
    return { ...view(state, undefined), open: { hands, sealed: sealedIn(state), deck, prizes } };
  },
  redact: (event) => event,
  explain,
  reasons,
  determinize: deal,
  reshuffle: (state, random) => {
    const world = clone(state);
    shuffle(random, world.deck);
    shuffle(random, world.prizes);
    world.random = fork(random);
    return world;
  },
  revealCount: ({ shown }) => shown,
  standing: ({ points }) => byPoints(points),
  limit: (seats, { cards }) => seats * (cards as number),
  faults: (state) => {
    const { hands, deck, played } = state;
    const all = [...hands.flat(), ...deck, ...played];
    const faults = new Set(all).size === CARDS && all.length === CARDS ? [] : ['A card is missing or in two places.'];
    if (sealedIn(state).some((card, seat) => card !== null && !hands[seat]?.includes(card)))
      faults.push('A sealed card is not in the hand.');
    return faults;
  },
};

import { type Agenda, next, playedBy, type TaskHandlers } from '../agenda.ts';
import type { Game } from '../game.ts';
import { copyRandom, fork, type Random, randomBelow, shuffle } from '../random.ts';
import { refuse } from '../refusal.ts';
import type { Seat, Watcher } from '../seat.ts';
import { byPoints } from '../standing.ts';

/**
 * A toy for tests: turns, a hidden deck, a die, a look at the deck by a single seat, and an answer in two steps. On a turn the seat takes
 * one of three goods and loads it, plus the die, into one of its three carts. A cart that carries too much spills everything. Before
 * taking, it may look at the top of the deck once and roll again once.
 */
export type Good = number;

export type Action = { readonly take: Good } | { readonly look: true } | { readonly reroll: true } | { readonly cart: number };

export type Task =
  | { readonly do: 'beginTurn' | 'turnUp' | 'roll' | 'endTurn' }
  | { readonly do: 'load'; readonly good: Good; readonly cart: number }
  | { readonly ask: 'take'; readonly mayLook: boolean; readonly mayReroll: boolean }
  | { readonly ask: 'cart'; readonly good: Good };

export type Event =
  | { readonly rolled: number }
  | { readonly turnedUp: Good }
  | { readonly looked: Seat; readonly at?: Good }
  | { readonly loaded: Good; readonly by: Seat; readonly load: number };

export interface State {
  random: Random;
  /** How often chance decided or a good was revealed. */
  shown: number;
  turns: number;
  active: Seat;
  die: number;
  market: Good[];
  /** The top is the last one. */
  deck: Good[];
  /** The seats that have seen the top of the deck. */
  knowers: Seat[];
  /** What each cart of each seat carries. */
  carts: number[][];
  agenda: Agenda<Task>;
}

export interface View {
  readonly active: Seat;
  readonly turns: number;
  readonly die: number;
  readonly market: readonly Good[];
  readonly deck: number;
  readonly top: Good | null;
  readonly knowers: readonly Seat[];
  readonly carts: readonly (readonly number[])[];
  /** In the open view: the deck, its top last. */
  readonly open?: readonly Good[];
}

const GOODS = 24;
const CAPACITY = 25;
const STALLS = 3;

const cartsOf = (s: State, seat: Seat): number[] => s.carts[seat] as number[];

const taskHandlers: TaskHandlers<State, Task, Action, Event> = {
  steps: {
    beginTurn: (s) => next(s, { do: 'turnUp' }, { do: 'roll' }, { ask: 'take', mayLook: true, mayReroll: true }, { do: 'endTurn' }),
    turnUp: (s, _, tell) => {
      while (s.market.length < STALLS) {
        const good = s.deck.pop() as Good;
        s.market.push(good);
        s.knowers.length = 0;
        s.shown++;
        tell?.({ turnedUp: good });
      }
    },
    roll: (s, _, tell) => {
      s.die = 1 + randomBelow(s.random, 6);
      s.shown++;
      tell?.({ rolled: s.die });
    },
    load: (s, { good, cart }, tell) => {
      const carts = cartsOf(s, s.active);
      const load = (carts[cart] as number) + good + s.die;
      carts[cart] = load > CAPACITY ? 0 : load;
      tell?.({ loaded: good, by: s.active, load: carts[cart] as number });
    },
    endTurn: (s) => {
      s.turns--;
      s.active = (s.active + 1) % s.carts.length;
      if (s.turns > 0) next(s, { do: 'beginTurn' });
    },
  },
  questions: {
    take: {
      decisions: (s, { mayLook, mayReroll }) => {
        const options: Action[] = s.market.map((take) => ({ take }));
        if (mayLook && s.deck.length > 0) options.push({ look: true });
        if (mayReroll) options.push({ reroll: true });
        return [{ seat: s.active, prompt: { rule: 'turn', ask: 'good' }, options }];
      },
      answer: (s, task, seat, action, tell) => {
        if ('look' in action) {
          if (!s.knowers.includes(seat)) s.knowers.push(seat);
          s.shown++;
          tell?.({ looked: seat, at: s.deck.at(-1) as Good });
          next(s, { ...task, mayLook: false });
        } else if ('reroll' in action) {
          next(s, { do: 'roll' }, { ...task, mayReroll: false });
        } else if ('take' in action) {
          s.market.splice(s.market.indexOf(action.take), 1);
          next(s, { ask: 'cart', good: action.take });
        }
      },
    },
    cart: {
      decisions: (s, { good }) => {
        const options = cartsOf(s, s.active).map((_, cart) => ({ cart }));
        return [{ seat: s.active, prompt: { rule: 'turn', ask: 'cart', picks: [good] }, options }];
      },
      answer: (s, { good }, _, action) => {
        if ('cart' in action) next(s, { do: 'load', good, cart: action.cart });
      },
    },
  },
};

const clone = (s: State): State => ({
  ...s,
  random: copyRandom(s.random),
  market: s.market.slice(),
  deck: s.deck.slice(),
  knowers: s.knowers.slice(),
  carts: s.carts.map((loads) => loads.slice()),
  agenda: s.agenda.slice(),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const turnsIn = (seats: number, rounds: unknown): number => seats * (rounds as number);

const view = ({ active, turns, die, market, deck, knowers, carts: loads }: State, watcher: Watcher): View => {
  const top = watcher !== undefined && knowers.includes(watcher) ? (deck.at(-1) ?? null) : null;
  return { active, turns, die, market, deck: deck.length, top, knowers, carts: loads };
};

const setup: Game<State, Action, Event>['setup'] = (seats, { rounds, fragile }, random) => {
  const deck = Array.from({ length: GOODS }, (_, i) => i + 1);
  shuffle(random, deck);
  const loads = fragile === true ? [12, 12, 0] : [0, 0, 0];
  return {
    random: copyRandom(random),
    shown: 0,
    turns: turnsIn(seats, rounds),
    active: 0,
    die: 0,
    market: [],
    deck,
    knowers: [],
    carts: Array.from({ length: seats }, () => loads.slice()),
    agenda: [{ do: 'beginTurn' }],
  };
};

export const carts: Game<State, Action, Event, View> = {
  id: 'carts',
  name: 'Carts',
  version: '1',
  seats: { min: 2, max: 4 },
  options: [
    { id: 'rounds', name: 'Rounds', text: 'How many turns each seat takes.', kind: 'count', min: 1, max: 6, default: 5 },
    { id: 'fragile', name: 'Fragile', text: 'Whether two carts start half full.', kind: 'flag', default: false },
  ],
  words: {
    prompt: ({ ask }) => (ask === 'good' ? 'Take a good.' : 'Load it into a cart.'),
    action: (action) => JSON.stringify(action),
    event: (event) => JSON.stringify(event),
    seat: (seat) => `Carter ${seat + 1}`,
  },
  refuses: (seats, { rounds }) =>
    turnsIn(seats, rounds) + STALLS > GOODS
      ? refuse('too-few-goods', `There are not enough goods for ${seats} carters.`).refusal
      : undefined,
  ...playedBy(taskHandlers, setup),
  clone,
  view,
  openView: (state) => ({ ...view(state, undefined), open: state.deck }),
  redact: (event, watcher) => ('looked' in event && event.looked !== watcher ? { looked: event.looked } : event),
  determinize: (state, watcher, random) => {
    const world = clone(state);
    const known = watcher !== undefined && world.knowers.includes(watcher) ? world.deck.splice(-1) : [];
    // Sorted first: what is dealt must depend on the random numbers and on nothing hidden.
    world.deck.sort((a, b) => a - b);
    shuffle(random, world.deck);
    world.deck.push(...known);
    world.random = fork(random);
    return world;
  },
  reshuffle: (state, random) => {
    const world = clone(state);
    const known = world.knowers.length > 0 ? world.deck.splice(-1) : [];
    shuffle(random, world.deck);
    world.deck.push(...known);
    world.random = fork(random);
    return world;
  },
  revealCount: ({ shown }) => shown,
  imagineTurn: (state, seat) => ({
    ...clone(state),
    active: seat,
    agenda: [{ do: 'endTurn' }, { ask: 'take', mayLook: true, mayReroll: true }],
  }),
  couldAnswer: (facets) => Object.keys(facets).every((name) => ['take', 'look', 'reroll', 'cart'].includes(name)),
  standing: ({ carts: loads }) => byPoints(loads.map(sum)),
  limit: (seats, { rounds }) => 4 * turnsIn(seats, rounds),
  faults: ({ deck, market, carts: loads }) => {
    const faults: string[] = [];
    if (new Set([...deck, ...market]).size !== deck.length + market.length) faults.push('A good is in two places.');
    if (loads.flat().some((load) => load < 0 || load > CAPACITY)) faults.push('A cart carries too much.');
    return faults;
  },
};

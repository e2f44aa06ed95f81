import {
  type MatchOptions,
  type Position,
  type Random,
  type Result,
  randomBelow,
  randomFrom,
  type Seat,
  type Watcher,
} from '@swordtable/kernel';
import type { Match } from '../match/match.ts';
import { send } from './client.ts';
import type { Both, Pair, TappedSockets } from './pair.ts';
import { type Roster, rosterOf } from './roster.ts';

/** One match, to be played in both worlds. */
export interface MatchPlan {
  readonly match: string;
  readonly seats: number;
  readonly options: MatchOptions;
  readonly watcher: Watcher;
  readonly seed: string;
  /** How many requests the watcher makes after each step. */
  readonly probes: number;
  /** The maximum number of steps. */
  readonly steps: number;
  /** How many more worlds are dealt after each step. */
  readonly worlds: number;
}

/** How much was compared, and how much the two worlds differed. */
export interface Tally {
  steps: number;
  requests: number;
  /** Others' answers that were different in the twin. */
  unlike: number;
  /** Steps after which the twin was dealt again, because something was revealed. */
  redealt: number;
  undone: number;
  /** Takebacks that were requested, and those that everyone agreed to. */
  asked: number;
  rewound: number;
  /** Answers given by a standing order. */
  ordered: number;
  byBots: number;
  /** How often the clock ran out. */
  timedOut: number;
  /** Hints that a bot gave the watcher, and its moves over a socket. */
  hinted: number;
  overSockets: number;
  /** Worlds that were dealt and compared: twins, at the start of a match or again, and those that a step or a whole match is repeated in. */
  worlds: number;
  /** Those in which nothing but chance differs: even the open table looks the same. */
  byChance: number;
  /** Deals that were like the real world in everything. They don't count. */
  alike: number;
  /** Worlds a step was repeated in: each was sent over two streams and a socket. */
  steppedIn: number;
  /** Of these, those in which the step was a bot's answer or a standing order's. */
  botsIn: number;
  ordersIn: number;
  /** Those in which the watcher's own standing order was tried. */
  plannedIn: number;
  /** Those with a running clock. */
  clocksIn: number;
  /** Those in which a bot thought about a hint. */
  hintsIn: number;
  /** Worlds in which the whole match was replayed from its stored lines. */
  replaysIn: number;
}

export const NO_TALLY: Tally = {
  ...{ steps: 0, requests: 0, unlike: 0, redealt: 0, undone: 0, asked: 0, rewound: 0, ordered: 0, byBots: 0, timedOut: 0, hinted: 0 },
  ...{ overSockets: 0, worlds: 0, byChance: 0, alike: 0, steppedIn: 0, botsIn: 0, ordersIn: 0, plannedIn: 0, clocksIn: 0 },
  ...{ hintsIn: 0, replaysIn: 0 },
};

/** A match on both servers, and the actions on it. */
export interface PairedMatch {
  readonly pair: Pair;
  readonly plan: MatchPlan;
  readonly tally: Tally;
  readonly rng: Random;
  readonly rosters: Both<Roster>;
  /** The watcher's socket, once it has one. */
  socket: TappedSockets | undefined;
  /** The watcher's key. */
  readonly key: string | undefined;
  /** The number of answers when the twin was last dealt again. What came before didn't happen in its world. */
  anewAt: number;
  /** An address within the match. */
  at(rest: string): string;
  /** The watcher's address, for a request that is compared. */
  from(): string;
  /** The watcher's next address, which no one has used yet. */
  moveOn(): string;
  matches(): Promise<Both<Match>>;
  positions(matches: Both<Match>): Both<Position>;
  /** The same request of a seat in both worlds, each in its own terms. The watcher's responses are compared. */
  does(seat: Seat, what: string, bodies: Both<unknown>): Promise<void>;
}

export const unwrap = <Value>(result: Result<Value>): Value => {
  if (result.ok) return result.value;
  throw new Error(`The check can’t continue: ${result.refusal.sentence}`);
};

/** A client with too many refused moves is blocked by address, so the watcher changes its address now and then. */
const REQUESTS_FROM_ONE = 40;
const FROM_OTHERS = '10.255.0.1';

const BOTS_ONE_IN = 3;
const CLOCK_ONE_IN = 3;
const CLOCK = { seconds: 60, level: 'easy' };

/** Some matches have bots, but never at the watcher's seat, nor at all of them. */
const botsFor = ({ seats, watcher }: MatchPlan, rng: Random): readonly Seat[] => {
  if (randomBelow(rng, BOTS_ONE_IN) > 0) return [];
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== (watcher ?? 0));
  return others.slice(0, randomBelow(rng, others.length + 1));
};

export const pairMatch = (pair: Pair, plan: MatchPlan, tally: Tally): PairedMatch => {
  const { game, twin, servers } = pair;
  const { match, watcher, seats, options, seed } = plan;
  const rng = randomFrom(`leaks ${seed}`);
  const parts = {
    ...{ match, game, seats, options, watcher, listed: randomBelow(rng, 2) === 0 },
    ...{ bots: botsFor(plan, rng), clock: randomBelow(rng, CLOCK_ONE_IN) === 0 ? CLOCK : null, hints: randomBelow(rng, 2) === 0 },
  };
  const rosters: Both<Roster> = [rosterOf({ ...parts, world: 'real' }), rosterOf({ ...parts, world: 'twin' })];
  const key = watcher === undefined ? rosters[0].spectator : rosters[0].people[watcher]?.key;
  const at = (rest: string): string => `/api/matches/${match}${rest}`;
  let [address, left] = ['', 0];
  const moveOn = (): string => {
    [address, left] = [pair.newAddress(), REQUESTS_FROM_ONE];
    return address;
  };
  const from = (): string => {
    tally.requests++;
    if (left <= 0) moveOn();
    left--;
    return address;
  };
  const lookIn = async (side: 0 | 1): Promise<Match> => unwrap(await servers[side].service.registry.look(match)).match;
  const asOther = (side: 0 | 1, seat: Seat, path: string, body: unknown): Promise<string> =>
    send(servers[side], { method: 'POST', path, key: rosters[side].people[seat]?.key, body, from: FROM_OTHERS });

  return {
    ...{ pair, plan, tally, rng, rosters, key, at, from, moveOn },
    anewAt: 0,
    socket: undefined,
    matches: () => Promise.all([lookIn(0), lookIn(1)]),
    positions: ([real, other]) => {
      if (real.position === undefined || other.position === undefined) throw new Error('The match has not begun.');
      return [real.position, { state: twin.worldOf(other.position.state), decisions: other.position.decisions }];
    },
    does: async (seat, what, bodies) => {
      const path = at(`/seats/${seat}/${what}`);
      if (seat === watcher) {
        await pair.same(`POST ${path}`, { method: 'POST', path, key, body: bodies[0], from: from() });
        return;
      }
      const answers = await Promise.all([asOther(0, seat, path, bodies[0]), asOther(1, seat, path, bodies[1])]);
      const refused = answers.find((text) => !text.includes('\n200\n'));
      if (refused !== undefined) throw new Error(`The check can’t continue: ${path} was refused. ${refused}`);
    },
  };
};

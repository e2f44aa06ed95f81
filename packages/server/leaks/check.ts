import type { Watcher } from '@swordtable/kernel';
import {
  appliesToSeats,
  fork,
  type Game,
  type Json,
  type MatchOptions,
  type OptionSpec,
  open,
  type Random,
  randomBelow,
  randomFrom,
  seedOf,
} from '@swordtable/kernel';
import { type Leak, Leaked, openPair, type Pair } from './pair.ts';
import { NO_TALLY, type Tally } from './paired-match.ts';
import { playPair } from './play-pair.ts';

export interface LeakCheck {
  /** How many matches; each has a different watcher: a spectator, seat 0, seat 1, … */
  readonly games: number;
  readonly seed: string;
  /** Options of the game; those left out are chosen at random, as far as possible. */
  readonly options?: Readonly<Record<string, Json>>;
  readonly seats?: number;
  /** The maximum number of steps per match; unlimited if left out. */
  readonly steps?: number;
  /** How many requests the watcher makes after each step. */
  readonly probes?: number;
  /** In how many more worlds each step is repeated; in none if left out. */
  readonly worlds?: number;
  /** How many matches were played before: watchers continue where those left off. */
  readonly after?: number;
  /** Whether to stop at the first leak. */
  readonly first?: boolean;
  readonly onProgress?: (done: number, tally: Readonly<Tally>) => void;
}

/** A leak, and the match that shows it. */
export interface FoundLeak extends Leak {
  readonly seed: string;
  readonly game: number;
  readonly watcher: Watcher;
  readonly step: number;
}

export interface LeakReport extends Tally {
  readonly games: number;
  readonly leaks: readonly FoundLeak[];
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const matchName = (rng: Random): string => Array.from({ length: 14 }, () => LETTERS[randomBelow(rng, LETTERS.length)]).join('');

const chosen = (spec: OptionSpec, rng: Random): Json => {
  switch (spec.kind) {
    case 'choice':
      return spec.choices[randomBelow(rng, spec.choices.length)]?.value ?? spec.default;
    case 'flag':
      return randomBelow(rng, 2) === 1;
    case 'count':
      return spec.min + randomBelow(rng, spec.max - spec.min + 1);
    case 'table':
      return spec.default;
  }
};

const TRIES = 50;

/** Options that can be combined, according to the game. */
const optionsFor = (game: Game, seats: number, given: Readonly<Record<string, Json>>, rng: Random): MatchOptions => {
  for (let tries = 0; tries < TRIES; tries++) {
    const any = Object.fromEntries(game.options.map((spec) => [spec.id, appliesToSeats(spec, seats) ? chosen(spec, rng) : spec.default]));
    const opened = open(game, seats, { ...any, ...given }, 'trial');
    if (opened.ok) return opened.value.options;
  }
  const opened = open(game, seats, given, 'trial');
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  return opened.value.options;
};

const BYSTANDERS = 3;

/** Idle matches, so that lists have an order. */
const addBystanders = async ({ game, servers, promise, clock }: Pair, rng: Random): Promise<void> => {
  for (let made = 0; made < BYSTANDERS; made++) {
    const [match, real, twin] = [matchName(rng), seedOf(fork(rng)), seedOf(fork(rng))];
    clock.now += 1_000;
    promise(match, [real, twin]);
    for (const [side, { service }] of servers.entries()) {
      const seats = Array.from({ length: game.seats.min }, () => ({ kind: 'open' as const, name: '', invites: [] }));
      const terms = {
        ...{ game: game.id, version: game.version, options: {}, seats, secret: side === 0 ? real : twin, listed: true, openAfter: true },
        ...{ clock: null, patience: 600, host: '', watch: '' },
      };
      await service.registry.create(match, [{ kind: 'created', terms }]);
    }
  }
};

/**
 * Checks the law that redealing the unknown changes nothing a watcher sees, on the bytes that leave a server. Two servers play the same
 * match; in one of them everything the watcher doesn't know is different, including the others' answers and keys. Whatever the watcher gets
 * from both must be the same, byte for byte: streams, tables, replays, lists, responses, and refusals, with their headers; and so must the
 * logs. The only exceptions are the commitment to the deal, which is a hash of the server's secret, and whatever comes from the wall clock:
 * the date, when a limit ends, the pulses that keep a stream alive, the times in the log.
 */
export const checkLeaks = async (game: Game, check: LeakCheck): Promise<LeakReport> => {
  const rng = randomFrom(`leaks ${check.seed}`);
  const tally: Tally = { ...NO_TALLY };
  const leaks: FoundLeak[] = [];
  const pair = await openPair(game);
  try {
    await addBystanders(pair, rng);
    for (let number = 0; number < check.games; number++) {
      const seats = check.seats ?? game.seats.min + randomBelow(rng, game.seats.max - game.seats.min + 1);
      const turn = (number + (check.after ?? 0)) % (seats + 1);
      const watcher = turn === 0 ? undefined : turn - 1;
      const before = tally.steps;
      const plan = {
        ...{ match: matchName(rng), seats, watcher, seed: seedOf(fork(rng)), probes: check.probes ?? 3 },
        options: optionsFor(game, seats, check.options ?? {}, rng),
        steps: check.steps ?? Number.POSITIVE_INFINITY,
        worlds: check.worlds ?? 0,
      };
      try {
        await playPair(pair, plan, tally);
      } catch (error) {
        if (!(error instanceof Leaked)) throw error;
        leaks.push({ ...error.leak, seed: check.seed, game: number, watcher, step: tally.steps - before });
      }
      check.onProgress?.(number + 1, tally);
      if (check.first === true && leaks.length > 0) break;
    }
  } finally {
    await pair.close();
  }
  return { ...tally, games: check.games, leaks };
};

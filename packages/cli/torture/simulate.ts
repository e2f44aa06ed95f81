import { setImmediate as turn } from 'node:timers/promises';
import { isUnrated, type Match } from '@swordtable/server/match/match';
import { chanceFrom } from '../faults/chance.ts';
import type { Named } from './clients/at-table.ts';
import { startCelebrity } from './clients/celebrity.ts';
import { FLOOD, startFlooder } from './clients/flooder.ts';
import { startGuest } from './clients/guest.ts';
import { startHost, startImporter } from './clients/host.ts';
import type { Client, Surroundings } from './clients/network.ts';
import { startNewcomer } from './clients/newcomer.ts';
import { startOperator } from './clients/operator.ts';
import { startQuiet } from './clients/quiet.ts';
import { startStranger } from './clients/stranger.ts';
import { startTournament } from './clients/tournament.ts';
import { PAGES, STRANGERS } from './clients/wishes.ts';
import { startCluster } from './cluster.ts';
import { type DiskParts, newDisk } from './disk.ts';
import { gameFor, gamesWith, rulesIn } from './games.ts';
import { OPERATORS } from './operator.ts';
import { newKept } from './oracle/kept.ts';
import { orderFault, PRUNE } from './oracle/laws.ts';
import { nameFault } from './oracle/names.ts';
import { newOracle } from './oracle/oracle.ts';
import { pairingFault, ratingFault, settledRating, talkFault } from './oracle/strangers.ts';
import { newCheckTold } from './oracle/told.ts';
import { roundFault, roundsIn } from './oracle/tournaments.ts';
import { PLANTS } from './plants/plants.ts';
import { newPushService } from './push-service.ts';
import { newKeyring } from './wired/keyring.ts';
import { isTight, limitsIn } from './wired/limits.ts';
import { newWorld, type Violation } from './world.ts';

/** What is simulated. The seed decides what is left out. */
export interface Setup {
  readonly seed: string;
  /** A planted bug. */
  readonly plant?: string;
  /** What doesn't happen. */
  readonly without?: readonly string[];
  readonly processes?: number;
  readonly matches?: number;
  /** For how many simulated seconds things go wrong. */
  readonly seconds?: number;
  /** Whether clients come over connections that carry HTTP and WebSocket frames. */
  readonly isWired?: boolean;
  /** Whether there are players who are brought together by the server. */
  readonly hasStrangers?: boolean;
  readonly isTraced?: boolean;
}

export interface Outcome {
  readonly violation: Violation | undefined;
  /** What the seed decided. */
  readonly processes: number;
  readonly matches: number;
  readonly trace: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
}

export const SECONDS = 20;
/** What `without` calls those connections. */
export const WIRE = 'wire';
/** Starting a real HTTP server takes as long as many simulated moves. */
const WIRED_ONE_IN = 25;
/** More than one, so that they want the same name, but no more than there are names. */
const NEWCOMERS = 4;
/** Pairing rounds take as long as many moves, so there are strangers only in some seeds. */
const STRANGERS_ONE_IN = 4;
/** Enough for several pairs, and for someone who is left over. */
const STRANGERS_MAX = 7;
/** How long the matches have to end after that, in simulated milliseconds; and where others may have to be told of vacations before. */
const [REST, LONG_REST] = [120_000, 400_000];

/** A planted bug decides where it can be found; otherwise, the seed does. */
const strangersIn = ({ seed, plant, hasStrangers, without = [] }: Setup): boolean =>
  !without.includes(STRANGERS) &&
  (hasStrangers ??
    (plant === undefined ? chanceFrom(seed).branch(STRANGERS).below(STRANGERS_ONE_IN) === 0 : PLANTS[plant]?.amongStrangers === true));

/** Runs processes, a store, and clients in one thread. The seed decides everything, so the same seed has the same trace. */
export const simulate = async (setup: Setup): Promise<Outcome> => {
  const { seconds = SECONDS } = setup;
  const hasStrangers = strangersIn(setup);
  // A result is recorded long before its match is old.
  const world = newWorld({ ...setup, without: [...(setup.without ?? []), ...(hasStrangers ? [PRUNE] : [])] });
  const plant = setup.plant === undefined ? undefined : PLANTS[setup.plant];
  const games = gamesWith(plant?.rules);
  const rulesOf = rulesIn(games);
  const disk = newDisk({
    isTorn: plant?.isTorn === true,
    watch: (transaction, rows) => {
      const fault = orderFault(transaction, rows);
      if (fault !== undefined) world.violate('order', fault);
      const sameName = nameFault(transaction, rows);
      if (sameName !== undefined) world.violate('doubled', sameName);
      if (hasStrangers) checkStrangers(transaction, rows);
    },
  });
  const oracle = newOracle(world, disk, rulesOf);
  const kept = newKept(world, disk);
  const matchNow = (id: string): Match | undefined => oracle.matchAt(id, oracle.headOf(id) ?? -1);
  const checkStrangers: DiskParts['watch'] = (transaction, rows) => {
    const fault =
      pairingFault(transaction, rows, matchNow) ??
      ratingFault(transaction, rows) ??
      talkFault(transaction, rows) ??
      roundFault(transaction, rows, matchNow);
    if (fault !== undefined) world.violate(fault.what, fault.sentence);
  };
  const remember = (): void => {
    oracle.remember();
    kept.remember();
  };
  const chance = world.chance.branch('size');
  const drawn = { processes: [1, 1, 2, 3, 4][chance.below(5)] ?? 1, matches: 1 + chance.below(3) };
  const { processes, matches } = {
    ...drawn,
    ...(setup.processes && { processes: setup.processes }),
    ...(setup.matches && { matches: setup.matches }),
  };
  const isWired =
    setup.isWired ?? (plant === undefined ? world.share(WIRE) > 0 && chance.below(WIRED_ONE_IN) === 0 : plant.front !== undefined);
  const keyring = newKeyring(isWired);
  const push = hasStrangers ? newPushService(world, oracle) : undefined;
  const { pick, stop } = startCluster({
    ...{ world, disk, games, rulesOf, plant, push, size: processes, onPowerFailure: remember },
    keyring: isWired ? keyring : undefined,
  });

  const clients: Client[] = [];
  const check = newCheckTold(world, oracle);
  const surroundings: Surroundings = {
    world,
    ...{ oracle, kept },
    rounds: (tournament) => roundsIn(disk.rows, tournament),
    rate: (player, game) => disk.commit({ documents: [settledRating(player, game, world.now())] })(),
    endPush: (key) => push?.end(key),
    check,
    pick,
    ...{ keyFor: keyring.keyFor, invented: keyring.invented },
    links: new Map(),
    join: (client) => void clients.push(client),
  };
  for (let index = 0; index < matches; index++) startHost(surroundings, gameFor(chance), `match-${index}`);
  const newcomers = world.chance.branch('newcomers').below(NEWCOMERS) * Math.min(1, world.share('profiles'));
  for (let index = 0; index < newcomers; index++) startNewcomer(surroundings, `${index}`);
  const strangers = hasStrangers && world.share('seeks') > 0 ? 2 + world.chance.branch('strangers').below(STRANGERS_MAX - 1) : 0;
  const named: Named[] = [];
  for (let index = 0; index < strangers; index++) startStranger(surroundings, `Stranger ${index}`, named);
  if (hasStrangers && world.share('guests') > 0) startGuest(surroundings);
  if (hasStrangers && world.share(PAGES) > 0) startCelebrity(surroundings);
  if (hasStrangers && world.chance.branch('quiet').hits(400 * world.share('push'))) startQuiet(surroundings);
  if (hasStrangers && world.chance.branch('cup').hits(300 * world.share('tournaments'))) startTournament(surroundings);
  const limits = limitsIn(world);
  if (isWired && world.share(OPERATORS) > 0) startOperator(surroundings);
  if (isWired && isTight(limits) && world.share(FLOOD) > 0) startFlooder(surroundings, limits);
  if (chance.hits(200 * world.share('import'))) startImporter(surroundings, 'import');

  world.after(seconds * 1_000, world.calm);
  /** Those who still wait for something, and matches that haven't ended. */
  const unfinished = (): string | undefined => {
    oracle.look();
    const waiting = clients.find((client) => !client.isDone());
    return waiting?.name ?? oracle.matches().find((match) => match.status !== 'over' || isUnrated(match))?.id;
  };
  const rest = hasStrangers ? LONG_REST : REST;
  world.after(seconds * 1_000 + rest, () =>
    world.violate('stuck', `After ${rest / 1_000} quiet seconds, this isn’t at its end: ${unfinished()}.`),
  );
  await world.run(() => unfinished() === undefined);
  remember();
  stop();
  // Signals, and other tests, get their turn in between.
  await turn();
  return { violation: world.violation, processes, matches, trace: world.trace, counts: world.counts };
};

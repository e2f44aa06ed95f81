import { setImmediate as turn } from 'node:timers/promises';
import { startHost, startImporter } from './clients/host.ts';
import type { Client, Surroundings } from './clients/network.ts';
import { startNewcomer } from './clients/newcomer.ts';
import { startCluster } from './cluster.ts';
import { newDisk } from './disk.ts';
import { gameFor, gamesWith, rulesIn } from './games.ts';
import { orderFault } from './oracle/laws.ts';
import { nameFault } from './oracle/names.ts';
import { newOracle } from './oracle/oracle.ts';
import { newCheckTold } from './oracle/told.ts';
import { PLANTS } from './plants/plants.ts';
import { newKeyring } from './wired/keyring.ts';
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
/** How long the matches have to end after that, in simulated milliseconds. */
const REST = 120_000;

/** Runs processes, a store, and clients in one thread. The seed decides everything, so the same seed has the same trace. */
export const simulate = async (setup: Setup): Promise<Outcome> => {
  const { seconds = SECONDS } = setup;
  const world = newWorld(setup);
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
    },
  });
  const oracle = newOracle(world, disk, rulesOf);
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
  const { pick, stop } = startCluster({
    ...{ world, disk, games, rulesOf, plant, size: processes, onPowerFailure: oracle.remember },
    keyring: isWired ? keyring : undefined,
  });

  const clients: Client[] = [];
  const check = newCheckTold(world, oracle);
  const surroundings: Surroundings = {
    world,
    oracle,
    check,
    pick,
    ...{ keyFor: keyring.keyFor, invented: keyring.invented },
    links: new Map(),
    join: (client) => void clients.push(client),
  };
  for (let index = 0; index < matches; index++) startHost(surroundings, gameFor(chance), `match-${index}`);
  const newcomers = world.chance.branch('newcomers').below(NEWCOMERS) * Math.min(1, world.share('profiles'));
  for (let index = 0; index < newcomers; index++) startNewcomer(surroundings, `${index}`);
  if (chance.hits(200 * world.share('import'))) startImporter(surroundings, 'import');

  world.after(seconds * 1_000, world.calm);
  /** Those who still wait for something, and matches that haven't ended. */
  const unfinished = (): string | undefined => {
    oracle.look();
    const waiting = clients.find((client) => !client.isDone());
    return waiting?.name ?? oracle.matches().find(({ status }) => status !== 'over')?.id;
  };
  world.after(seconds * 1_000 + REST, () =>
    world.violate('stuck', `After ${REST / 1_000} quiet seconds, this isn’t at its end: ${unfinished()}.`),
  );
  await world.run(() => unfinished() === undefined);
  oracle.remember();
  stop();
  // Signals, and other tests, get their turn in between.
  await turn();
  return { violation: world.violation, processes, matches, trace: world.trace, counts: world.counts };
};

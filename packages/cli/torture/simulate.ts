import { bids } from '@swordtable/kernel/toys/bids';
import { boxes } from '@swordtable/kernel/toys/boxes';
import { carts } from '@swordtable/kernel/toys/carts';
import type { Terms } from '@swordtable/server/match/entry';
import type { RulesOf } from '@swordtable/server/match/match';
import { newDisk } from './disk.ts';
import { newOracle } from './oracle.ts';
import { PLANTS } from './plants.ts';
import { ask, keyOf, type Player, startPlayer } from './player.ts';
import { openProcess, type Process } from './process.ts';
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

const TOYS = [bids, boxes, carts];
export const SECONDS = 30;
/** How long the matches have to end after that, in simulated milliseconds. */
const REST = 180_000;

const rulesOf: RulesOf = (id, version) => TOYS.find((game) => game.id === id && game.version === version);

const termsFor = (game: string, match: string): Terms => ({
  ...{ game, version: '1', options: {}, secret: `secret of ${match}`, listed: false, openAfter: false, patience: 5, watch: 'link' },
  seats: [0, 1].map((seat) => ({ kind: 'person', name: '', invites: [keyOf(match, seat)] })),
  clock: { seconds: 20, level: 'easy' },
  host: keyOf(match, 0),
});

/** Runs processes, a store, and clients in one thread. The seed decides everything, so the same seed has the same trace. */
export const simulate = async (setup: Setup): Promise<Outcome> => {
  const { plant: name, seconds = SECONDS } = setup;
  const world = newWorld(setup);
  const disk = newDisk();
  const oracle = newOracle(world, disk, rulesOf);
  const plant = name === undefined ? {} : (PLANTS[name] ?? {});
  const size = world.chance.branch('size');
  const drawn = { processes: 1 + size.below(4), matches: 1 + size.below(2) };
  const count = setup.processes ?? drawn.processes;
  const processes: (Process | undefined)[] = [];

  const tell = (from: Process['life'], match: string): void => {
    for (const other of processes) {
      if (other === undefined || other.life === from || world.fails('fanout', 100)) continue;
      const hear = (): void => other.registry.onRemoteWrite(match);
      world.after(world.delay(), hear, other.life);
      if (world.fails('fanout', 50)) world.after(world.delay(), hear, other.life);
    }
  };
  const start = (index: number): void => {
    processes[index] = openProcess({ world, disk, rulesOf, plant, tell, shared: count > 1 });
  };
  const kill = (index: number): void => {
    const process = processes[index];
    if (process === undefined) return;
    process.life.alive = false;
    processes[index] = undefined;
    world.after(100 + world.chance.below(2_000), () => start(index));
  };
  const harm = (): void => {
    for (const index of processes.keys()) if (world.fails('crash', 15)) kill(index);
    // A database server keeps what it has committed; a file needs its sync.
    if (world.fails('power', 10)) {
      for (const index of processes.keys()) kill(index);
      disk.lose(world.chance.branch(`power ${world.now()}`));
      oracle.remember();
    }
    world.after(37, harm);
  };

  for (let index = 0; index < count; index++) start(index);
  const pick = (): Process | undefined => {
    const running = processes.filter((process) => process !== undefined);
    return running[world.chance.below(running.length)];
  };
  const matches = Array.from({ length: setup.matches ?? drawn.matches }, (_, index) => `match-${index}`);
  const players = new Map<string, Player>();
  const host = async (match: string): Promise<void> => {
    const terms = termsFor(TOYS[world.chance.below(TOYS.length)]?.id ?? '', match);
    for (;;) {
      const made = await ask({ world, pick }, ({ registry }) => registry.create(match, [{ kind: 'created', terms }]));
      if (made !== undefined && (made.ok || made.refusal.code === 'match-exists')) break;
    }
    for (const seat of [0, 1]) players.set(`${match} ${seat}`, startPlayer({ world, oracle, match, seat, pick }));
  };
  for (const match of matches) void host(match);
  world.after(50, harm);
  world.after(seconds * 1_000, world.calm);
  world.after(seconds * 1_000 + REST, () => world.violate('stuck', 'Not every match ended, or not everyone heard of it.'));

  const isOver = (): boolean => {
    oracle.look();
    return matches.every((match) => {
      const head = oracle.headOf(match);
      return oracle.matchAt(match, head)?.status === 'over' && [0, 1].every((seat) => players.get(`${match} ${seat}`)?.seq === head);
    });
  };
  await world.run(isOver);
  oracle.remember();
  return { violation: world.violation, processes: count, matches: matches.length, trace: world.trace, counts: world.counts };
};

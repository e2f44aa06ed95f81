import { bids } from '@swordtable/kernel/toys/bids';
import { boxes } from '@swordtable/kernel/toys/boxes';
import { carts } from '@swordtable/kernel/toys/carts';
import type { Terms } from '@swordtable/server/match/entry';
import { shelf } from '@swordtable/server/service';
import { newDisk } from './disk.ts';
import { newOracle } from './oracle.ts';
import { PLANTS } from './plants.ts';
import { ask, keyOf, type Player, startPlayer } from './player.ts';
import { openProcess, type Process } from './process.ts';
import { type Fault, newWorld, type Violation } from './world.ts';

export interface Setup {
  readonly seed: string;
  readonly plant?: string;
  /** Faults that don't happen. */
  readonly without?: readonly Fault[];
}

export interface Outcome {
  readonly violation: Violation | undefined;
  readonly trace: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
}

const TOYS = [bids, boxes, carts];
/** Simulated milliseconds: how long things go wrong, and how long the matches have to end after that. */
const TROUBLED = 30_000;
const REST = 180_000;

const termsFor = (game: string, match: string): Terms => ({
  ...{ game, version: '1', options: {}, secret: `secret of ${match}`, listed: false, openAfter: false, patience: 5, watch: 'link' },
  seats: [0, 1].map((seat) => ({ kind: 'person', name: '', invites: [keyOf(match, seat)] })),
  clock: { seconds: 20, level: 'easy' },
  host: keyOf(match, 0),
});

/** Runs processes, a store, and clients in one thread. The seed decides everything, so the same seed has the same trace. */
export const simulate = async ({ seed, plant: name, without = [] }: Setup): Promise<Outcome> => {
  const world = newWorld(seed, without);
  const disk = newDisk();
  const rulesOf = shelf(TOYS);
  const oracle = newOracle(world, disk, rulesOf);
  const plant = name === undefined ? {} : (PLANTS[name] ?? {});
  const count = 1 + world.chance.below(4);
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
  const matches = Array.from({ length: 1 + world.chance.below(2) }, (_, index) => `match-${index}`);
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
  world.after(TROUBLED, world.calm);
  world.after(TROUBLED + REST, () => world.violate('stuck', 'Not every match ended, or not everyone heard of it.'));

  const isOver = (): boolean => {
    oracle.look();
    return matches.every((match) => {
      const head = oracle.headOf(match);
      return oracle.matchAt(match, head)?.status === 'over' && [0, 1].every((seat) => players.get(`${match} ${seat}`)?.seq === head);
    });
  };
  await world.run(isOver);
  oracle.remember();
  return { violation: world.violation, trace: world.trace, counts: world.counts };
};

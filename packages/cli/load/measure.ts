import { type Driven, type Driver, openDriver } from './drive.ts';
import { peakMemoryOf, type Usage, usageOf } from './processes.ts';
import type { RunningSystem, System } from './systems.ts';

export interface Plan {
  readonly matches: number;
  readonly rate: number | undefined;
  readonly seconds: number;
  readonly rounds: number;
  readonly seed: string;
}

/** What a part of the machinery used while it was measured. */
export interface Cost {
  /** In parts of one core. */
  readonly cores: number;
  readonly cpuSecondsPerThousandMoves: number;
}

export interface Measured extends Driven {
  readonly name: string;
  readonly ours: boolean;
  readonly mode: 'paced' | 'closed';
  readonly matches: number;
  readonly rate: number | null;
  readonly server: (Cost & { readonly memoryBytes: number }) | null;
  /** The database, where it is a process of its own. */
  readonly store: Cost | null;
  readonly driver: Cost;
}

const own = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const cpuOf = (usages: readonly Usage[]): number => usages.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);

/** Less than this part of a core is nobody's work: a database that no one uses looks after itself now and then. */
const IDLE = 0.005;

/** Watches processes while they are measured. Those of others, who wait for their turn, are not taken for a database. */
const watch = ({ pids }: RunningSystem, everyone: () => readonly number[]) => {
  const look = () => {
    const servers = usageOf(pids);
    const known = new Set([process.pid, ...usageOf(everyone()).map(({ pid }) => pid)]);
    const others = usageOf([process.pid]).filter(({ pid }) => !known.has(pid));
    return { servers: cpuOf(servers), others: cpuOf(others), own: own() };
  };
  let memoryBytes = 0;
  let before = look();
  const used = { servers: 0, others: 0, own: 0 };
  return {
    measuring: (begins: boolean): void => {
      const now = look();
      if (!begins) {
        for (const who of ['servers', 'others', 'own'] as const) used[who] += now[who] - before[who];
        memoryBytes = peakMemoryOf(pids);
      }
      before = now;
    },
    costs: ({ seconds, moves }: Driven): Pick<Measured, 'server' | 'store' | 'driver'> => {
      const cost = (cpu: number): Cost => ({
        cores: cpu / seconds,
        cpuSecondsPerThousandMoves: moves === 0 ? 0 : (cpu / moves) * 1_000,
      });
      return {
        server: pids.length === 0 ? null : { ...cost(used.servers), memoryBytes },
        store: used.others / seconds > IDLE ? cost(used.others) : null,
        driver: cost(used.own),
      };
    },
  };
};

/** A system with its servers running and its matches open. */
interface Opened {
  readonly system: System;
  readonly running: RunningSystem;
  readonly driver: Driver;
  readonly costs: ReturnType<typeof watch>['costs'];
}

/**
 * The compiler's time and the first deals are not measured. Later, a short time is enough to get a server going as fast as it can; one that
 * has time to spare takes longer to warm up again after it was idle.
 */
const warmUpOf = ({ rate, seconds }: Plan, round: number): number =>
  round === 1 || rate !== undefined ? Math.min(5, Math.max(0.5, seconds / 5)) : 0.5;

/**
 * Measures systems in turn, round after round, each with servers of its own. All are open all the time, but only one of them is played
 * on: a slow spell of the machine hits all of them.
 */
export const measureInTurn = async (
  systems: readonly System[],
  plan: Plan,
  signal: AbortSignal,
  say: (heading: string, detail: string) => void,
): Promise<readonly Measured[]> => {
  const { matches, rate, rounds, seconds, seed } = plan;
  const mode = rate === undefined ? 'closed' : 'paced';
  const title = mode === 'paced' ? 'Paced' : 'Closed loop';
  const opened: Opened[] = [];
  const servers: RunningSystem[] = [];
  let heading = `${title}, opening matches`;
  try {
    for (const system of systems) {
      if (signal.aborted) break;
      const running = await system.start();
      servers.push(running);
      const { measuring, costs } = watch(running, () => servers.flatMap(({ pids }) => pids));
      const progress = (text: string): void => say(heading, `${system.name}: ${text}`);
      progress(`0 of ${matches} matches opened`);
      const driver = await openDriver({ target: running.target, matches, rate, seed, signal, measuring, progress });
      opened.push({ system, running, driver, costs });
    }
    for (let round = 1; round <= rounds; round++) {
      heading = `${title}, round ${round} of ${rounds}`;
      for (const { driver, system } of opened) {
        if (signal.aborted) break;
        say(heading, system.name);
        await driver.round(warmUpOf(plan, round), seconds / rounds);
      }
    }
    return opened.map(({ system: { name, ours }, driver, costs }) => {
      const driven = driver.driven();
      return { name, ours, mode, matches, rate: rate ?? null, ...driven, ...costs(driven) };
    });
  } finally {
    for (const { driver } of opened) driver.close();
    await Promise.all(servers.map((running) => running.stop()));
  }
};

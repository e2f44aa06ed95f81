import { type Driven, drive } from './drive.ts';
import { peakMemoryOf, type Usage, usageOf } from './processes.ts';
import type { RunningSystem, System } from './systems.ts';

export interface Plan {
  readonly matches: number;
  readonly rate: number | undefined;
  readonly seconds: number;
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

/** Watches processes from the beginning of a measurement to its end. */
const watch = ({ pids }: RunningSystem) => {
  const look = () => {
    const all = usageOf([process.pid]);
    const servers = usageOf(pids);
    const known = new Set([process.pid, ...servers.map(({ pid }) => pid)]);
    return { servers: cpuOf(servers), others: cpuOf(all.filter(({ pid }) => !known.has(pid))), own: own() };
  };
  let memoryBytes = 0;
  let [before, after] = [look(), look()];
  return {
    measuring: (begins: boolean): void => {
      if (begins) before = look();
      else [after, memoryBytes] = [look(), peakMemoryOf(pids)];
    },
    costs: ({ seconds, moves }: Driven): Pick<Measured, 'server' | 'store' | 'driver'> => {
      const cost = (used: number): Cost => ({
        cores: used / seconds,
        cpuSecondsPerThousandMoves: moves === 0 ? 0 : (used / moves) * 1_000,
      });
      const store = after.others - before.others;
      return {
        server: pids.length === 0 ? null : { ...cost(after.servers - before.servers), memoryBytes },
        store: store > 0 ? cost(store) : null,
        driver: cost(after.own - before.own),
      };
    },
  };
};

/** Measures one system once, with servers of its own. */
export const measure = async (system: System, plan: Plan, signal: AbortSignal, progress: (text: string) => void): Promise<Measured> => {
  const { name, ours } = system;
  const running = await system.start();
  try {
    const { measuring, costs } = watch(running);
    const driven = await drive({ target: running.target, ...plan, signal, measuring, progress: (text) => progress(`${name}: ${text}`) });
    const { matches, rate } = plan;
    return { name, ours, mode: rate === undefined ? 'closed' : 'paced', matches, rate: rate ?? null, ...driven, ...costs(driven) };
  } finally {
    await running.stop();
  }
};

import { readFileSync } from 'node:fs';

/** The time of all processors, in ticks: in total, and what another machine on the same hardware took. */
export interface CpuTicks {
  readonly total: number;
  readonly stolen: number;
}

/** User, nice, system, idle, waiting, two kinds of interrupts, and steal; guests are counted as users already. */
const FIELDS = 8;

/** From the text of /proc/stat, whose first line is the sum of all processors. */
export const ticksFrom = (stat: string): CpuTicks | undefined => {
  const [name, ...fields] = (stat.split('\n')[0] ?? '').trim().split(/\s+/);
  const ticks = fields.slice(0, FIELDS).map(Number);
  if (name !== 'cpu' || ticks.length < FIELDS || !ticks.every(Number.isFinite)) return undefined;
  return { total: ticks.reduce((sum, each) => sum + each, 0), stolen: ticks[FIELDS - 1] ?? 0 };
};

/** The ticks so far; undefined where the system doesn't count them. */
export const cpuTicks = (path = '/proc/stat'): CpuTicks | undefined => {
  try {
    return ticksFrom(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** The share of all processor time that was stolen between two looks; null if it isn't known. */
export const stealBetween = (before: CpuTicks | undefined, after: CpuTicks | undefined): number | null => {
  if (before === undefined || after === undefined) return null;
  const total = after.total - before.total;
  return total > 0 ? (after.stolen - before.stolen) / total : 0;
};

export const stealText = (steal: number | null): string =>
  steal === null ? 'CPU steal is unknown, because there is no /proc/stat' : `CPU steal was ${(100 * steal).toFixed(1)}%`;

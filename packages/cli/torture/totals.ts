import type { Outcome } from './simulate.ts';
import { FAULT } from './world.ts';

/** What all simulations did together. */
export interface Totals {
  readonly seeds: number;
  /** Lines that players, bots, orders, and clocks wrote. */
  readonly moves: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly cpuSeconds: number;
}

export const NO_TOTALS: Totals = { seeds: 0, moves: 0, counts: new Map(), cpuSeconds: 0 };

export const addOutcome = ({ seeds, moves, counts }: Totals, outcome: Outcome, cpuSeconds: number): Totals => {
  const sums = new Map(counts);
  for (const [what, number] of outcome.counts) sums.set(what, (sums.get(what) ?? 0) + number);
  return { seeds: seeds + 1, moves: moves + (outcome.counts.get('moves') ?? 0), counts: sums, cpuSeconds };
};

export const perHour = ({ moves, cpuSeconds }: Totals): number => Math.round((moves / Math.max(0.001, cpuSeconds)) * 3_600);

/** The counts by name, the faults without the word before them. */
export const sortedCounts = ({ counts }: Totals, areFaults: boolean): readonly (readonly [string, number])[] =>
  [...counts]
    .filter(([name]) => name.startsWith(FAULT) === areFaults && name !== 'moves')
    .map(([name, number]) => [areFaults ? name.slice(FAULT.length) : name, number] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));

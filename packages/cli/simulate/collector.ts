import type { Standing } from '@swordtable/kernel';
import type { Grid } from '../screen/grid.ts';

/** Counts by name. Sums of sums are sums, so what many workers counted is added up at the end. */
export type Tally = Readonly<Record<string, number>>;
export type Count = (name: string, amount?: number) => void;

/** Listens to one game. */
export interface Watch<Event = unknown> {
  hear(event: Event): void;
  end(standing: Standing): void;
}

/** Gathers what is worth knowing about one family of games, and says it in tables. */
export interface Collector<State = unknown, Event = unknown> {
  /** `state` is the live one, which changes; `standing` returns the current standing. */
  watch(count: Count, state: State, standing: () => Standing): Watch<Event>;
  grids(tally: Tally): readonly Grid[];
}

export const addUp = (tallies: readonly Tally[]): Tally => {
  const sum: Record<string, number> = {};
  for (const tally of tallies) for (const [name, amount] of Object.entries(tally)) sum[name] = (sum[name] ?? 0) + amount;
  // In a fixed order, because tables list equal counts in the order in which they were first counted.
  return Object.fromEntries(Object.entries(sum).toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

/** The share of a win that a seat gets: shared wins are split. */
export const winShare = ({ ranking: [best = []] }: Standing, seat: number): number => (best.includes(seat) ? 1 / best.length : 0);

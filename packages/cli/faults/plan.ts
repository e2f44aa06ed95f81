import type { Store, StoreName } from './stores.ts';
import type { Trial } from './trial.ts';

export const PARTS = ['kills', 'network', 'disk', 'database', 'upgrade', 'restore', 'rolling'] as const;
export type Part = (typeof PARTS)[number];

/** One trial: where it keeps its matches, how many processes serve them, and what is done to them. */
export interface Plan {
  readonly part: Part;
  readonly name: string;
  readonly store: StoreName;
  readonly processes: number;
  /** How often servers are killed in all; the plan is then carried out in several legs, each on a store of its own. */
  readonly kills?: number;
  /** Whether players go to another process while theirs is down. */
  readonly failsOver?: boolean;
  /** The store, or why there is none. */
  open(): Promise<Store | string>;
  /** Carries it out, or one leg of it with this many kills. */
  run(trial: Trial, store: Store, kills: number): Promise<void>;
}

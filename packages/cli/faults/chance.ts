import { randomBelow, randomFrom } from '@swordtable/kernel';

/**
 * All that a trial leaves to chance comes from one seed. Each part has a branch of its own, so that what one draws does not
 * shift what another gets. When things happen is up to the machine: a seed repeats the decisions, not the moments.
 */
export interface Chance {
  below(limit: number): number;
  /** True in this many of a thousand cases. */
  hits(perMille: number): boolean;
  branch(name: string): Chance;
}

export const chanceFrom = (seed: string): Chance => {
  const random = randomFrom(seed);
  return {
    below: (limit) => randomBelow(random, limit),
    hits: (perMille) => randomBelow(random, 1000) < perMille,
    branch: (name) => chanceFrom(`${seed}/${name}`),
  };
};

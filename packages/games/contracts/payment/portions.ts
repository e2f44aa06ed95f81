import { memoized } from '../memoized.ts';
import { demandOf } from './making.ts';
import type { Needs } from './needs.ts';
import { type Recipe, recipesOf } from './recipes.ts';

/** Six small numbers in one: a field of five bits for each, whose highest bit stays free for comparing. */
const FIELD = 5;
const MOST = 2 ** (FIELD - 1) - 1;
const FREE = [0, 1, 2, 3, 4, 5].reduce((bits, at) => bits | (1 << (FIELD * at + FIELD - 1)), 0);

/**
 * Everything that may be asked of one companion: any part of the advanced and expert attributes needed. Portions are numbered such that
 * the numbers of two portions add up to the number of both together; the last one is all that is needed.
 */
export interface Portions {
  /** How many of each advanced attribute and of each expert one, by number. */
  readonly advanced: readonly (readonly number[])[];
  readonly experts: readonly (readonly number[])[];
  readonly packed: readonly number[];
  /** How many basic attributes it takes at least to make each, and what is needed of those as such. */
  readonly demand: readonly number[];
  /** What each can be made as. */
  readonly recipes: readonly (readonly Recipe[])[];
}

const listsUpTo = ([a = 0, b = 0, c = 0]: readonly number[]): readonly (readonly number[])[] => {
  const lists: (readonly number[])[] = [];
  for (let i = 0; i <= a; i++) for (let j = 0; j <= b; j++) for (let k = 0; k <= c; k++) lists.push([i, j, k]);
  return lists;
};

export const portionsOf = memoized((needs: Needs): Portions => {
  const advanced: (readonly number[])[] = [];
  const experts: (readonly number[])[] = [];
  const packed: number[] = [];
  const expertLists = listsUpTo(needs.experts);
  for (const some of listsUpTo(needs.advanced)) {
    for (const others of expertLists) {
      advanced.push(some);
      experts.push(others);
      let bits = 0;
      for (const count of [...some, ...others]) bits = (bits << FIELD) | count;
      packed.push(bits);
    }
  }
  if ([...needs.advanced, ...needs.experts].some((count) => count > MOST))
    throw new Error(`Nothing takes more than ${MOST} of an attribute.`);
  const demand = packed.map((_, portion) => demandOf(needs, advanced[portion] ?? [], experts[portion] ?? []));
  const recipes = packed.map((_, portion) => recipesOf(needs, advanced[portion] ?? [], experts[portion] ?? []));
  return { advanced, experts, packed, demand, recipes };
});

/** The same where every portion is made as it is. */
export const plainPortionsOf = memoized((needs: Needs): Portions => {
  const { advanced, experts, packed, demand, recipes } = portionsOf(needs);
  return { advanced, experts, packed, demand, recipes: recipes.map((each) => each.slice(0, 1)) };
});

/** Whether one portion is a part of another. A field that is too small borrows the free bit above it. */
export const isPart = ({ packed }: Portions, part: number, whole: number): boolean =>
  ((((packed[whole] as number) | FREE) - (packed[part] as number)) & FREE) === FREE;

import { AT, BASICS, EXPERTS, PARTS, PER_ADVANCED, PER_EXPERT, type Pool } from '../cards/attributes.ts';
import type { Needs } from './needs.ts';

/** All types, some of them, none: as bits. */
export const SETS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export const isIn = (set: number, type: number): boolean => (set & (1 << type)) !== 0;

/** An expert attribute has at least one of each of its types, so there is room for no more than four of one in it (C-30). */
export const ROOM_FOR_TYPE = PER_EXPERT - 1;

/** How much room a set of types has in an expert attribute, by set. */
const ROOM: readonly (readonly number[])[] = PARTS.map(([one, other]) =>
  SETS.map((set) => (isIn(set, one) && isIn(set, other) ? PER_EXPERT : isIn(set, one) || isIn(set, other) ? ROOM_FOR_TYPE : 0)),
);

/**
 * How many basic attributes of each type can go into expert ones, and into ones of any type. That is the narrowest place on the way: of
 * some types as many are used as there is room for, of the others all.
 */
const usable = (left: readonly number[], experts: readonly number[], any: number): number => {
  let least = (left[0] as number) + (left[1] as number) + (left[2] as number);
  if (least === 0 || any + (experts[0] as number) + (experts[1] as number) + (experts[2] as number) === 0) return 0;
  for (let set = 1; set < SETS.length; set++) {
    let sum = any;
    for (let type = 0; type < BASICS.length; type++) if (!isIn(set, type)) sum += left[type] as number;
    for (let which = 0; which < EXPERTS.length; which++)
      sum += (experts[which] as number) * ((ROOM[which] as readonly number[])[set] as number);
    if (sum < least) least = sum;
  }
  return least;
};

/**
 * How many of all the basic attributes that it takes to make something can be of these types, as many as there are of each; for the rest
 * something must stand in. Those that only one type can go into come first, for nothing is better used elsewhere.
 */
export const placed = (basics: readonly number[], needs: Needs, advanced: readonly number[], experts: readonly number[]): number => {
  const left = [0, 0, 0];
  let sum = 0;
  for (let type = 0; type < BASICS.length; type++) {
    const count = basics[type] as number;
    const own = Math.min(count, PER_ADVANCED * (advanced[type] as number) + (needs.basics[type] as number));
    sum += own;
    left[type] = count - own;
  }
  return sum + usable(left, experts, needs.any);
};

/** How many basic attributes it takes to make something. Those that are needed as such are always among them. */
export const demandOf = (needs: Needs, advanced: readonly number[], experts: readonly number[]): number => {
  let sum = needs.any;
  for (let at = 0; at < BASICS.length; at++)
    sum += (needs.basics[at] as number) + PER_ADVANCED * (advanced[at] as number) + PER_EXPERT * (experts[at] as number);
  return sum;
};

/** The basic attributes of a companion that splits this many advanced ones of each type. */
export const basicsWith = (pool: Pool, split: readonly number[]): readonly number[] =>
  BASICS.map((_, type) => (pool[type] as number) + PER_ADVANCED * (split[type] as number));

/** The most a companion could split of each type, if all wild ones went there. */
export const splittable = (pool: Pool, partyWilds: number): readonly number[] =>
  BASICS.map((_, type) => (pool[AT.advanced + type] as number) + (pool[AT.wildAdvanced] as number) + partyWilds);

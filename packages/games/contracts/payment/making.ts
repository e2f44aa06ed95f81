import { AT, BASICS, EXPERTS, PARTS, PER_ADVANCED, PER_EXPERT, type Pool } from '../cards/attributes.ts';
import type { Needs } from './needs.ts';

/** All types, some of them, none: as bits. */
const SETS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const isIn = (set: number, type: number): boolean => (set & (1 << type)) !== 0;

/** An expert attribute has at least one of each of its types, so there is room for no more than four of one in it (C-30). */
export const ROOM_FOR_TYPE = PER_EXPERT - 1;

/** How much room a set of types has in an expert attribute, by set. */
const ROOM: readonly (readonly number[])[] = PARTS.map(([one, other]) =>
  SETS.map((set) => (isIn(set, one) && isIn(set, other) ? PER_EXPERT : isIn(set, one) || isIn(set, other) ? ROOM_FOR_TYPE : 0)),
);

/** Where basic attributes can go that something is made of. */
export interface Room {
  /** For each type, where nothing else can go. */
  readonly own: readonly number[];
  /** For each set of types, where one of them can go: into expert attributes, and into ones of any type. */
  readonly shared: readonly number[];
}

export const roomOf = (needs: Needs, advanced: readonly number[], experts: readonly number[]): Room => {
  const own: number[] = [];
  for (let type = 0; type < BASICS.length; type++) own.push(PER_ADVANCED * (advanced[type] as number) + (needs.basics[type] as number));
  const shared: number[] = [];
  for (const set of SETS) {
    let sum = needs.any;
    for (let which = 0; which < EXPERTS.length; which++)
      sum += (experts[which] as number) * ((ROOM[which] as readonly number[])[set] as number);
    shared.push(sum);
  }
  return { own, shared };
};

/**
 * How many of all the basic attributes that it takes to make something can be of these types, as many as there are of each; for the rest
 * something must stand in. Those that only one type can go into come first, for nothing is better used elsewhere. How many of the others
 * can be used is told by the narrowest place on the way: of some types as many are used as there is room for, of the others all. It is
 * asked so often that the sets of types are written out.
 */
export const placed = (basics: readonly number[], { own, shared }: Room): number => {
  const [a, b, c] = [basics[0] as number, basics[1] as number, basics[2] as number];
  const [ownA, ownB, ownC] = [Math.min(a, own[0] as number), Math.min(b, own[1] as number), Math.min(c, own[2] as number)];
  const [i, j, k] = [a - ownA, b - ownB, c - ownC];
  let least = Math.min(i + j + k, shared[7] as number);
  if (least > 0) {
    least = Math.min(least, (shared[1] as number) + j + k, (shared[2] as number) + i + k, (shared[4] as number) + i + j);
    least = Math.min(least, (shared[3] as number) + k, (shared[5] as number) + j, (shared[6] as number) + i);
  }
  return ownA + ownB + ownC + least;
};

/** How many basic attributes it takes to make something. Those that are needed as such are always among them. */
export const demandOf = (needs: Needs, advanced: readonly number[], experts: readonly number[]): number => {
  let sum = needs.any;
  for (let at = 0; at < BASICS.length; at++)
    sum += (needs.basics[at] as number) + PER_ADVANCED * (advanced[at] as number) + PER_EXPERT * (experts[at] as number);
  return sum;
};

/** The most a companion could split of each type, if all wild ones went there. */
export const splittable = (pool: Pool, partyWilds: number): readonly number[] =>
  BASICS.map((_, type) => (pool[AT.advanced + type] as number) + (pool[AT.wildAdvanced] as number) + partyWilds);

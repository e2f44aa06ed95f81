import { AT, PARTS, PER_ADVANCED, type Pool } from '../cards/attributes.ts';
import { placed, ROOM_FOR_TYPE } from './making.ts';
import type { Needs } from './needs.ts';
import { isPart, type Portions } from './portions.ts';
import type { Recipe } from './recipes.ts';

/** What companions make from basic attributes, and what that takes on top of those they have. */
export interface Making {
  readonly portion: number;
  /** How many advanced tokens of their own are split, by type. */
  readonly split: readonly number[];
  /** How many wild advanced tokens are split, and how many of those are the party's. */
  readonly wild: number;
  readonly ofParty: number;
  /** How many basic attributes luck and basic wilds of the party fill in. */
  readonly filled: number;
}

const NOTHING: Making = { portion: 0, split: [0, 0, 0], wild: 0, ofParty: 0, filled: 0 };

/** How many advanced ones of a type it may be of use to split for a recipe. */
const mostSplit = (type: number, pool: Pool, needs: Needs, experts: readonly number[], partyWilds: number): number => {
  let room = (needs.basics[type] as number) + needs.any;
  for (let which = 0; which < PARTS.length; which++) if (PARTS[which]?.includes(type)) room += ROOM_FOR_TYPE * (experts[which] as number);
  const most = (pool[AT.advanced + type] as number) + (pool[AT.wildAdvanced] as number) + partyWilds;
  return Math.min(most, Math.ceil(room / PER_ADVANCED));
};

/**
 * All that one companion may make, with what it splits. Its own advanced tokens are split first, because wild ones do all that these do, and
 * its own wild ones before the party's, because those can go to anybody. Nothing is split that the party would not have to fill in for.
 */
export const makingsOf = (pool: Pool, needs: Needs, portions: Portions, fill: number, partyWilds: number): readonly Making[] => {
  const makings: Making[] = [];
  const [ownA, ownB, ownC] = pool.slice(AT.advanced, AT.expert) as [number, number, number];
  const ownWild = pool[AT.wildAdvanced] as number;
  const basics = [0, 0, 0];
  for (let portion = 0; portion < portions.recipes.length; portion++) {
    for (const recipe of portions.recipes[portion] as readonly Recipe[]) {
      const { experts } = recipe;
      const demand = recipe.demand - (pool[AT.wildBasic] as number);
      /** How much the party fills in when this many of each type are split. */
      const filledWith = (i: number, j: number, k: number): number => {
        basics[0] = (pool[0] as number) + PER_ADVANCED * i;
        basics[1] = (pool[1] as number) + PER_ADVANCED * j;
        basics[2] = (pool[2] as number) + PER_ADVANCED * k;
        return Math.max(0, demand - placed(basics, recipe));
      };
      const a = mostSplit(0, pool, needs, experts, partyWilds);
      const b = mostSplit(1, pool, needs, experts, partyWilds);
      const c = mostSplit(2, pool, needs, experts, partyWilds);
      if (filledWith(a, b, c) > fill) continue;
      for (let i = 0; i <= a; i++) {
        for (let j = 0; j <= b; j++) {
          for (let k = 0; k <= c; k++) {
            const split = [Math.min(i, ownA), Math.min(j, ownB), Math.min(k, ownC)];
            const wild = i + j + k - (split[0] as number) - (split[1] as number) - (split[2] as number);
            if (wild > ownWild + partyWilds) continue;
            const filled = filledWith(i, j, k);
            if (filled > fill) continue;
            const isWasted =
              (i > 0 && filledWith(i - 1, j, k) === filled) ||
              (j > 0 && filledWith(i, j - 1, k) === filled) ||
              (k > 0 && filledWith(i, j, k - 1) === filled);
            if (!isWasted) makings.push({ portion, split, wild, ofParty: Math.max(0, wild - ownWild), filled });
          }
        }
      }
    }
  }
  return makings;
};

const added = ([a = 0, b = 0, c = 0]: readonly number[], [d = 0, e = 0, f = 0]: readonly number[]): readonly number[] => [
  a + d,
  b + e,
  c + f,
];

/** A number for all makings that come to the same, whatever the party fills in: no count reaches 32. */
const keyOf = (portion: number, [a = 0, b = 0, c = 0]: readonly number[], wild: number, ofParty: number): number =>
  ((((portion * 32 + a) * 32 + b) * 32 + c) * 32 + wild) * 32 + ofParty;

/**
 * Whether companions one after the other, each with all that it may make, can make something with which all is well. Many makings that come to the same are carried on as
 * one, so the work stays small.
 */
export const someMaking = (
  makings: readonly (readonly Making[])[],
  portions: Portions,
  fill: number,
  partyWilds: number,
  isWell: (making: Making) => boolean,
): boolean => {
  const all = portions.packed.length - 1;
  let made: readonly Making[] = [NOTHING];
  for (const own of makings) {
    const next = new Map<number, Making>();
    for (const more of own) {
      for (const before of made) {
        const filled = before.filled + more.filled;
        const ofParty = before.ofParty + more.ofParty;
        if (filled > fill || ofParty > partyWilds || !isPart(portions, more.portion, all - before.portion)) continue;
        const portion = before.portion + more.portion;
        const wild = before.wild + more.wild;
        const split = added(before.split, more.split);
        const key = keyOf(portion, split, wild, ofParty);
        if ((next.get(key)?.filled ?? Number.POSITIVE_INFINITY) <= filled) continue;
        const making = { portion, split, wild, ofParty, filled };
        if (isWell(making)) return true;
        next.set(key, making);
      }
    }
    made = [...next.values()];
  }
  return false;
};

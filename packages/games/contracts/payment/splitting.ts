import { AT, BASICS, PARTS, PER_ADVANCED, type Pool } from '../cards/attributes.ts';
import { basicsWith, placed, ROOM_FOR_TYPE, splittable } from './making.ts';
import type { Needs } from './needs.ts';
import { isPart, type Portions } from './portions.ts';

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

/** How many advanced ones of each type it may be of use to split for a portion. */
const mostSplit = (pool: Pool, needs: Needs, experts: readonly number[], partyWilds: number): readonly number[] =>
  splittable(pool, partyWilds).map((most, type) => {
    let room = (needs.basics[type] as number) + needs.any;
    for (const [which, parts] of PARTS.entries()) if (parts.includes(type)) room += ROOM_FOR_TYPE * (experts[which] as number);
    return Math.min(most, Math.ceil(room / PER_ADVANCED));
  });

/**
 * All that one companion may make, with what it splits. Its own advanced tokens are split first, because wild ones do all that these do, and
 * its own wild ones before the party's, because those can go to anybody.
 */
const makingsOf = (pool: Pool, needs: Needs, portions: Portions, fill: number, partyWilds: number): readonly Making[] => {
  const makings: Making[] = [];
  const [own, ownWild] = [pool.slice(AT.advanced, AT.expert), pool[AT.wildAdvanced] as number];
  const ways = portions.recipes.flatMap((recipes, portion) => recipes.map((recipe) => ({ portion, ...recipe })));
  for (const { portion, advanced, experts, demand: whole } of ways) {
    const demand = whole - (pool[AT.wildBasic] as number);
    const [a = 0, b = 0, c = 0] = mostSplit(pool, needs, experts, partyWilds);
    if (demand - placed(basicsWith(pool, [a, b, c]), needs, advanced, experts) > fill) continue;
    for (let i = 0; i <= a; i++) {
      for (let j = 0; j <= b; j++) {
        for (let k = 0; k <= c; k++) {
          const tokens = [i, j, k];
          const split = tokens.map((count, type) => Math.min(count, own[type] as number));
          const wild = i + j + k - BASICS.reduce((sum, _, type) => sum + (split[type] as number), 0);
          const filled = Math.max(0, demand - placed(basicsWith(pool, tokens), needs, advanced, experts));
          if (wild <= ownWild + partyWilds && filled <= fill)
            makings.push({ portion, split, wild, ofParty: Math.max(0, wild - ownWild), filled });
        }
      }
    }
  }
  return makings;
};

/**
 * Whether companions one after the other can make something with which all is well. Many makings that come to the same are carried on as
 * one, so the work stays small.
 */
export const someMaking = (
  pools: readonly Pool[],
  needs: Needs,
  portions: Portions,
  fill: number,
  partyWilds: number,
  isWell: (making: Making) => boolean,
): boolean => {
  const all = portions.packed.length - 1;
  let made: readonly Making[] = [NOTHING];
  for (const pool of pools) {
    const next = new Map<string, Making>();
    for (const more of makingsOf(pool, needs, portions, fill, partyWilds)) {
      for (const before of made) {
        const filled = before.filled + more.filled;
        const ofParty = before.ofParty + more.ofParty;
        if (filled > fill || ofParty > partyWilds || !isPart(portions, more.portion, all - before.portion)) continue;
        const portion = before.portion + more.portion;
        const wild = before.wild + more.wild;
        const split = before.split.map((count, type) => count + (more.split[type] as number));
        const key = `${portion},${split},${wild},${ofParty}`;
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

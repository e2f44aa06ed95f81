import { AT, PER_ADVANCED, PER_EXPERT, type Pool } from '../cards/attributes.ts';
import { memoized } from '../memoized.ts';
import { basicsWith, placed, splittable } from './making.ts';
import { isLuckOnly, type Needs, type Purse, sumOf, takesBasics } from './needs.ts';
import { isPart, type Portions, plainPortionsOf, portionsOf } from './portions.ts';
import type { Recipe } from './recipes.ts';
import { someMaking } from './splitting.ts';
import { coversWith, wholeTokensIn } from './whole-tokens.ts';

/** What each token can stand for at best, in basic attributes, by its place in a pool. */
const WORTHS: readonly number[] = [...[1, 1, 1], ...[3, 3, 3], ...[5, 5, 5], ...[1, 3, 5]];

/** What all pools hold if everything went where it is worth most: if even that isn't enough, no search is needed. */
const worthOf = (pools: readonly Pool[]): number => {
  let worth = 0;
  for (const pool of pools) for (let at = 0; at < pool.length; at++) worth += (pool[at] as number) * (WORTHS[at] as number);
  return worth;
};

const NO_SPLIT: readonly number[] = [0, 0, 0];

/** A portion that a companion could make, and how much the party must fill in for it. */
interface Part {
  readonly portion: number;
  readonly filled: number;
}

/**
 * All that one companion could make, nothing aside, when it splits this much, by the recipe for which the party fills in the least; what is
 * needed of basic ones as such is always made.
 */
const partsOf = (needs: Needs, portions: Portions, pool: Pool, split: readonly number[], fill: number): readonly Part[] => {
  const basics = basicsWith(pool, split);
  const wild = pool[AT.wildBasic] as number;
  const most = fill + wild + sumOf(basics);
  const parts: Part[] = [];
  for (let portion = portions.demand[0] === 0 ? 1 : 0; portion < portions.packed.length; portion++) {
    if ((portions.demand[portion] as number) > most) continue;
    let filled = fill + 1;
    for (const { advanced, experts, demand } of portions.recipes[portion] as readonly Recipe[])
      if (demand <= most) filled = Math.min(filled, Math.max(0, demand - wild - placed(basics, needs, advanced, experts)));
    if (filled <= fill) parts.push({ portion, filled });
  }
  return parts;
};

/**
 * Whether companions make some portion that works, when each splits this much. Of all ways to make a portion the one for which the
 * party fills in the least is as good as any.
 */
const canMake = (
  needs: Needs,
  portions: Portions,
  pools: readonly Pool[],
  splitOf: (pool: Pool) => readonly number[],
  fill: number,
  isWell: (portion: number) => boolean,
): boolean => {
  const all = portions.packed.length - 1;
  const never = fill + 1;
  const [first] = pools;
  // Where basic attributes are needed as such, there is one companion who makes them together with whatever else.
  if (first !== undefined && portions.demand[0] !== 0)
    return partsOf(needs, portions, first, splitOf(first), fill).some(({ portion }) => isWell(portion));
  const least = new Array<number>(all + 1).fill(never);
  least[0] = 0;
  for (const pool of pools) {
    const parts = partsOf(needs, portions, pool, splitOf(pool), fill);
    // From the largest portion down, so that nobody adds to what they have made themselves.
    for (let before = parts.length === 0 ? -1 : all; before >= 0; before--) {
      const already = least[before] as number;
      if (already > fill) continue;
      for (const { portion, filled } of parts) {
        const sum = before + portion;
        if (sum > all) break;
        const known = least[sum] as number;
        if (already + filled >= known || !isPart(portions, portion, all - before)) continue;
        if (known === never && isWell(sum)) return true;
        least[sum] = already + filled;
      }
    }
  }
  return false;
};

/**
 * Whether a purse covers the needs, without asking how. What companions can make of basic attributes is told by few numbers, and whatever is
 * not made must be covered by whole tokens. Most purses are told by looking at them without splitting anything, and then as if what is
 * split could be used whole as well; only what lies between needs a closer look.
 */
export const canPay = (needs: Needs, purse: Purse): boolean => isKnownToPay(needs, purse, portionsOf, paying(needs));

/** Whether a purse covers the needs although no expert attribute that is made stands for an advanced one. */
export const canPayPlainly = (needs: Needs, purse: Purse): boolean => isKnownToPay(needs, purse, plainPortionsOf, payingPlainly(needs));

const paying = memoized((_needs: Needs) => new Map<string, boolean>());
const payingPlainly = memoized((_needs: Needs) => new Map<string, boolean>());

/** No more than these are kept for the same needs. */
const KNOWN_MAX = 5_000;

const textOf = memoized((pool: Pool): string => pool.join());

/** Bots ask the same of the same pools in one imagined position after another, so the answer is kept by what the purse holds. */
const isKnownToPay = (needs: Needs, purse: Purse, portionsFor: (needs: Needs) => Portions, known: Map<string, boolean>): boolean => {
  let key = `${purse.luck} ${purse.wilds}`;
  for (const { pool } of purse.payers) key += ` ${textOf(pool)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= KNOWN_MAX) known.clear();
  const can = canMakeUp(needs, purse, portionsFor);
  known.set(key, can);
  return can;
};

const canMakeUp = (needs: Needs, purse: Purse, portionsFor: (needs: Needs) => Portions): boolean => {
  const fill = purse.luck - needs.luck + (purse.wilds[0] ?? 0);
  if (purse.luck < needs.luck) return false;
  if (isLuckOnly(needs)) return true;
  if (purse.payers.length === 0) return false;
  const hasBasics = takesBasics(needs, purse);
  const pools = purse.payers.map(({ pool }) => pool);
  const [, partyAdvanced = 0, partyExpert = 0] = purse.wilds;
  const whole = wholeTokensIn(pools, partyAdvanced, partyExpert);
  if (!hasBasics && coversWith(whole, needs.advanced, needs.experts)) return true;

  const portions = portionsFor(needs);
  const all = portions.packed.length - 1;
  if (fill + worthOf(pools) + PER_ADVANCED * partyAdvanced + PER_EXPERT * partyExpert < (portions.demand[all] as number)) return false;
  const isCovered = (made: number, have = whole): boolean =>
    coversWith(have, portions.advanced[all - made] as readonly number[], portions.experts[all - made] as readonly number[]);
  if (canMake(needs, portions, pools, () => NO_SPLIT, fill, isCovered)) return true;
  if (whole.wildAdvanced + sumOf(whole.advanced) === 0) return false;
  if (!canMake(needs, portions, pools, (pool) => splittable(pool, partyAdvanced), fill, isCovered)) return false;
  return someMaking(pools, needs, portions, fill, partyAdvanced, ({ portion, split, wild }) =>
    isCovered(portion, {
      ...whole,
      advanced: whole.advanced.map((count, type) => count - (split[type] as number)),
      wildAdvanced: whole.wildAdvanced - wild,
    }),
  );
};

import { AT, EMPTY, PER_ADVANCED, PER_EXPERT, POOL_SIZE, type Pool } from '../cards/attributes.ts';
import { memoized } from '../memoized.ts';
import { memoizedBriefly } from '../short-memory.ts';
import { placed } from './making.ts';
import type { Needs, Purse } from './needs.ts';
import { isPart, type Portions, plainPortionsOf, portionsOf } from './portions.ts';
import { type Making, makingsOf, someMaking } from './splitting.ts';
import { coversWith, type WholeTokens, wholeTokensOf } from './whole-tokens.ts';

/** What each token can stand for at best, in basic attributes, by its place in a pool. */
const WORTHS: readonly number[] = [...[1, 1, 1], ...[3, 3, 3], ...[5, 5, 5], ...[1, 3, 5]];

/** How much the party must fill in at least for a companion that makes each portion, by the recipe that is best for it. */
type Filled = readonly number[];

/** What is known about the same needs. */
interface Known {
  readonly portions: Portions;
  /** By the basic attributes of a companion: few numbers tell all, so hardly any is new. */
  readonly filled: Map<number, Filled>;
  /** By what a purse holds, where that takes a closer look: bots ask the same in one imagined position after another. */
  readonly paid: Map<string, boolean>;
  /** What one companion may make with what it splits, by its pool and what the party has for it. */
  readonly makings: Map<string, readonly Making[]>;
}

/** No more than these are kept for the same needs. */
const KNOWN_MAX = 5_000;

/** Nothing takes more basic attributes, so more of them are as good as this many. With so few bits, four counts make one small integer. */
const COUNT_BITS = 7;
const COUNT_MAX = 2 ** COUNT_BITS - 1;

const knowing = (portions: Portions): Known => {
  if (portions.recipes.some((recipes) => recipes.some(({ demand }) => demand > COUNT_MAX)))
    throw new Error(`Nothing takes more than ${COUNT_MAX} basic attributes.`);
  return { portions, filled: new Map(), paid: new Map(), makings: new Map() };
};
const knownAbout = memoized((needs: Needs): Known => knowing(portionsOf(needs)));
const knownPlainly = memoized((needs: Needs): Known => knowing(plainPortionsOf(needs)));

/** What is kept under a key, or found out and kept. */
const kept = <Key, Value>(memory: Map<Key, Value>, key: Key, find: () => Value): Value => {
  const before = memory.get(key);
  if (before !== undefined) return before;
  const value = find();
  if (memory.size >= KNOWN_MAX) memory.clear();
  memory.set(key, value);
  return value;
};

/** What one companion could make, when it splits nothing or, by the wild ones the party has for it, all it could split of every type. */
const filledFor = ({ portions, filled: known }: Known, pool: Pool, partyWilds: number | undefined): Filled => {
  const wilds = partyWilds === undefined ? 0 : (pool[AT.wildAdvanced] as number) + partyWilds;
  const count = (type: number): number => {
    const split = partyWilds === undefined ? 0 : PER_ADVANCED * ((pool[AT.advanced + type] as number) + wilds);
    return Math.min(COUNT_MAX, (pool[type] as number) + split);
  };
  const [a, b, c, wild] = [count(0), count(1), count(2), Math.min(COUNT_MAX, pool[AT.wildBasic] as number)];
  const key = (((((a << COUNT_BITS) | b) << COUNT_BITS) | c) << COUNT_BITS) | wild;
  return kept(known, key, () => {
    const basics = [a, b, c];
    const filled: number[] = [];
    for (const recipes of portions.recipes) {
      let least = COUNT_MAX;
      for (const recipe of recipes) least = Math.min(least, Math.max(0, recipe.demand - wild - placed(basics, recipe)));
      filled.push(least);
    }
    return filled;
  });
};

/**
 * Whether companions make some portion such that whole tokens cover the rest, when nobody splits anything, or as if what is split could be
 * used whole as well. Of all ways to make a portion the one for which the party fills in the least is as good as any.
 */
const canMake = (known: Known, { payers }: Purse, whole: WholeTokens, fill: number, partyWilds: number | undefined): boolean => {
  const { portions } = known;
  const all = portions.packed.length - 1;
  const never = fill + 1;
  const [first] = payers;
  // Where basic attributes are needed as such, there is one companion who makes them together with whatever else.
  if (first !== undefined && portions.demand[0] !== 0)
    return filledFor(known, first.pool, partyWilds).some((filled, portion) => filled <= fill && isCovered(portions, portion, whole));
  const least = [0];
  while (least.length <= all) least.push(never);
  for (const { pool } of payers) {
    const filled = filledFor(known, pool, partyWilds);
    // From the largest portion down, so that nobody adds to what they have made themselves.
    for (let before = all - 1; before >= 0; before--) {
      const already = least[before] as number;
      for (let portion = already > fill ? all : 1; before + portion <= all; portion++) {
        const now = already + (filled[portion] as number);
        const sum = before + portion;
        const known = least[sum] as number;
        if (now >= known || !isPart(portions, portion, all - before)) continue;
        if (known === never && isCovered(portions, sum, whole)) return true;
        least[sum] = now;
      }
    }
  }
  return false;
};

/** Whether whole tokens cover all but the portion that is made. */
const isCovered = ({ advanced, experts, packed }: Portions, made: number, whole: WholeTokens): boolean => {
  const rest = packed.length - 1 - made;
  return coversWith(whole, advanced[rest] as readonly number[], experts[rest] as readonly number[]);
};

/**
 * Whether a purse covers the needs, without asking how. What companions can make of basic attributes is told by few numbers, and whatever is
 * not made must be covered by whole tokens. Most purses are told by looking at them without splitting anything, and then as if what is
 * split could be used whole as well; only what lies between needs a closer look.
 */
export const canPay = (needs: Needs, purse: Purse): boolean => isPaid(needs, purse, knownAbout(needs));

/** Whether a purse covers the needs although no expert attribute that is made stands for an advanced one. */
export const canPayPlainly = (needs: Needs, purse: Purse): boolean => isPaid(needs, purse, knownPlainly(needs));

const isPaid = (needs: Needs, purse: Purse, known: Known): boolean => {
  const { demand } = known.portions;
  const whole = demand.at(-1) as number;
  if (purse.luck < needs.luck) return false;
  if (whole === 0) return true;
  if (demand[0] !== 0 && purse.payers.length > 1) throw new Error('Basic attributes are paid by a single companion.');
  return purse.payers.length > 0 && canMakeUp(needs, purse, known, whole);
};

/** All tokens of all payers together, by their place in a pool. */
const totalOf = ({ payers }: Purse): Pool => {
  const total = EMPTY.slice();
  for (const { pool } of payers) for (let at = 0; at < POOL_SIZE; at++) total[at] = (total[at] as number) + (pool[at] as number);
  return total;
};

const canMakeUp = (needs: Needs, purse: Purse, known: Known, demand: number): boolean => {
  const [partyBasic = 0, partyAdvanced = 0, partyExpert = 0] = purse.wilds;
  const fill = purse.luck - needs.luck + partyBasic;
  const total = totalOf(purse);
  // What all is worth if everything went where it is worth most: if even that isn't enough, no search is needed.
  let worth = fill + PER_ADVANCED * partyAdvanced + PER_EXPERT * partyExpert;
  for (let at = 0; at < POOL_SIZE; at++) worth += (total[at] as number) * (WORTHS[at] as number);
  if (worth < demand) return false;
  const whole = wholeTokensOf(total, partyAdvanced, partyExpert);
  if (known.portions.demand[0] === 0 && coversWith(whole, needs.advanced, needs.experts)) return true;
  if (canMake(known, purse, whole, fill, undefined)) return true;
  const [might = 0, precision = 0, magic = 0] = whole.advanced;
  if (whole.wildAdvanced + might + precision + magic === 0) return false;
  return canMake(known, purse, whole, fill, partyAdvanced) && isPaidSplitting(needs, purse, known, whole, fill);
};

const textOf = memoizedBriefly((pool: Pool): string => pool.join());

const isPaidSplitting = (needs: Needs, { payers, luck, wilds }: Purse, known: Known, whole: WholeTokens, fill: number): boolean => {
  let key = `${luck} ${wilds}`;
  for (const { pool } of payers) key += ` ${textOf(pool)}`;
  return kept(known.paid, key, () => {
    const { portions } = known;
    const partyWilds = wilds[1] ?? 0;
    const makings = payers.map(({ pool }) =>
      kept(known.makings, `${fill} ${partyWilds} ${textOf(pool)}`, () => makingsOf(pool, needs, portions, fill, partyWilds)),
    );
    return someMaking(makings, portions, fill, partyWilds, ({ portion, split, wild }) => {
      const advanced = whole.advanced.slice();
      for (let type = 0; type < advanced.length; type++) advanced[type] = (advanced[type] as number) - (split[type] as number);
      const { experts, wildAdvanced, wildExpert } = whole;
      return isCovered(portions, portion, { advanced, experts, wildAdvanced: wildAdvanced - wild, wildExpert });
    });
  });
};

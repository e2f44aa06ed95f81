import { AT, BASICS, EXPERTS, PARTS, PER_ADVANCED, type Pool } from '../cards/attributes.ts';
import { placed } from './making.ts';
import { sumOf } from './needs.ts';
import { isPart, type Portions } from './portions.ts';
import type { Recipe } from './recipes.ts';
import type { Terms } from './shares.ts';
import { coversWith, type WholeTokens } from './whole-tokens.ts';

const NEVER = Number.POSITIVE_INFINITY;

/** What whole tokens cost at least; a wild one of a companion is cheaper than one of the party. */
export interface WholePrices {
  readonly advanced: number;
  readonly expert: number;
  readonly wildAdvanced: number;
  readonly wildExpert: number;
}

/** For each portion: what it costs at least, and how much the party must fill in at least. */
export interface Bounds {
  readonly price: readonly number[];
  readonly filled: readonly number[];
}

/**
 * What a companion alone can make, as if its wild ones could be split into any mix of types, by the recipe that is best for it. What takes
 * nothing of its own is left to the first one: no matter who makes it, the same is spent.
 */
export const boundsOf = (pool: Pool, portions: Portions, terms: Terms, partyWilds: number, isFirst: boolean): Bounds => {
  const [price, filled]: [number[], number[]] = [[], []];
  const own = pool[AT.wildBasic] as number;
  const wilds = PER_ADVANCED * ((pool[AT.wildAdvanced] as number) + partyWilds);
  const standIn = Math.min(terms.fillPrice, own > 0 ? (terms.prices[AT.wildBasic] as number) : NEVER);
  for (let portion = 0; portion < portions.packed.length; portion++) {
    let [leastPrice, leastFilled] = [NEVER, NEVER];
    for (const recipe of portions.recipes[portion] as readonly Recipe[]) {
      const { advanced, demand } = recipe;
      let most = wilds;
      const basics = BASICS.map((_, type) => {
        // A type that an advanced attribute is made of is never split.
        const isSplit = advanced[type] === 0;
        const count = (pool[type] as number) + (isSplit ? PER_ADVANCED * (pool[AT.advanced + type] as number) : 0);
        most += count;
        return isSplit ? count + wilds : count;
      });
      const used = demand > most + own + terms.fill ? 0 : Math.min(most, placed(basics, recipe));
      const short = Math.max(0, demand - used - own);
      if (short > terms.fill || (!isFirst && portion > 0 && used + own === 0)) continue;
      leastPrice = Math.min(leastPrice, used * (terms.prices[0] as number) + (demand - used) * standIn);
      leastFilled = Math.min(leastFilled, short);
    }
    price.push(leastPrice);
    filled.push(leastFilled);
  }
  return { price, filled };
};

/** What whole tokens can cover, as if each could be used once for every attribute. */
export const wholeTokenBounds = (whole: WholeTokens, portions: Portions, prices: WholePrices): Bounds => {
  const wildExperts: readonly Offer[] = [[whole.wildExpert, prices.wildExpert]];
  const wilds: readonly Offer[] = [[whole.wildAdvanced, prices.wildAdvanced]];
  const offers: readonly (readonly Offer[])[] = [
    ...BASICS.map((_, type): readonly Offer[] => {
      const turned = sumOf(PARTS.map((parts, which) => (parts.includes(type) ? (whole.experts[which] as number) : 0)));
      return [[whole.advanced[type] as number, prices.advanced], ...wilds, [turned, prices.expert], ...wildExperts];
    }),
    ...EXPERTS.map((_, which): readonly Offer[] => [[whole.experts[which] as number, prices.expert], ...wildExperts]),
  ];
  const price = portions.packed.map((_, portion) => {
    const [advanced, experts] = [portions.advanced[portion] as readonly number[], portions.experts[portion] as readonly number[]];
    if (!coversWith(whole, advanced, experts)) return NEVER;
    return sumOf([...advanced, ...experts].map((count, at) => cheapestOf(offers[at] as readonly Offer[], count)));
  });
  return { price, filled: price.map((each) => (each === NEVER ? NEVER : 0)) };
};

/** A number of things, each at a price; the cheaper ones first. */
type Offer = readonly [count: number, price: number];
const cheapestOf = (offers: readonly Offer[], wanted: number): number => {
  let [left, sum] = [wanted, 0];
  for (const [count, price] of offers) {
    const taken = Math.min(left, count);
    sum += taken * price;
    left -= taken;
  }
  return sum;
};

/** What one and all after it can do together: each portion is divided between them as is best. Adds to what is known of others. */
export const addCombined = (portions: Portions, one: Bounds, others: Bounds, sum: { price: number[]; filled: number[] }): void => {
  const count = portions.packed.length;
  for (let own = 0; own < count; own++) {
    const [ownPrice, ownFilled] = [one.price[own] as number, one.filled[own] as number];
    if (ownPrice === NEVER) continue;
    for (let all = own; all < count; all++) {
      const rest = others.price[all - own] as number;
      if (rest === NEVER || !isPart(portions, own, all)) continue;
      if (ownPrice + rest < (sum.price[all] as number)) sum.price[all] = ownPrice + rest;
      const fills = ownFilled + (others.filled[all - own] as number);
      if (fills < (sum.filled[all] as number)) sum.filled[all] = fills;
    }
  }
};

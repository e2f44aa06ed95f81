import { AT, BASICS } from '../cards/attributes.ts';
import { blockOf, type Ledger } from './ledger.ts';
import { addCombined, type Bounds, boundsOf, wholeTokenBounds } from './lower-bounds.ts';
import type { Portions } from './portions.ts';
import type { Share, Terms } from './shares.ts';
import { type WholeTokens, wholeTokensIn } from './whole-tokens.ts';

/** How many tokens have been split: advanced ones by type, and wild ones of companions. */
export type Split = readonly number[];
export const NO_SPLIT: Split = [0, 0, 0, 0];

export const withSplit = (split: Split, { tokens }: Share): Split => {
  const [might, precision, magic] = [tokens[AT.advanced] as number, tokens[AT.advanced + 1] as number, tokens[AT.advanced + 2] as number];
  const wilds = tokens[AT.wildAdvanced] as number;
  if (might + precision + magic + wilds === 0) return split;
  const [a = 0, b = 0, c = 0, wild = 0] = split;
  return [a + might, b + precision, c + magic, wild + wilds];
};

/**
 * What can be expected of companions from a number on, and of whole tokens after all of them, by that number and by how many wild advanced
 * tokens of the party are left for them.
 */
export type RemainingBounds = readonly (readonly Bounds[])[];

/** Prospects of a group, each worked out when it is asked for: what has been split cannot be used whole any more. */
export const remainingBoundsOf = (ledger: Ledger, portions: Portions, terms: Terms, order: readonly number[]) => {
  const { have, prices, wildExpert } = ledger;
  const pools = order.map((payer) => have.slice(blockOf(payer), blockOf(payer) + AT.wildExpert + 1));
  const counts = Array.from({ length: terms.partyWilds + 1 }, (_, count) => count);
  /** What each alone can expect, by how many wild ones of the party it has. */
  const alone = pools.map((pool, no) => counts.map((wilds) => boundsOf(pool, portions, terms, wilds, no === 0)));
  const whole = wholeTokensIn(pools, 0, have[wildExpert] as number);
  const costs = {
    advanced: prices[AT.advanced] as number,
    expert: prices[AT.expert] as number,
    wildAdvanced: prices[AT.wildAdvanced] as number,
    wildExpert: prices[AT.wildExpert] as number,
  };
  const known = new Map<string, RemainingBounds>();

  const onward = (split: Split): RemainingBounds => {
    const key = String(split);
    const before = known.get(key);
    if (before !== undefined) return before;
    const advanced = BASICS.map((_, type) => (whole.advanced[type] as number) - (split[type] as number));
    const wildAdvanced = whole.wildAdvanced - (split[BASICS.length] as number);
    const { experts, wildExpert: wildExperts } = whole;
    const left = (wilds: number): WholeTokens => ({ advanced, experts, wildAdvanced: wildAdvanced + wilds, wildExpert: wildExperts });
    const bounds = [counts.map((wilds) => wholeTokenBounds(left(wilds), portions, costs))];
    for (let no = pools.length - 1; no >= 0; no--) {
      const [later, own] = [bounds[0] as readonly Bounds[], alone[no] as readonly Bounds[]];
      const here = counts.map((wilds) => {
        const never = () => new Array<number>(portions.packed.length).fill(Number.POSITIVE_INFINITY);
        const sum = { price: never(), filled: never() };
        for (let mine = 0; mine <= wilds; mine++) addCombined(portions, own[mine] as Bounds, later[wilds - mine] as Bounds, sum);
        return sum;
      });
      bounds.unshift(here);
    }
    known.set(key, bounds);
    return bounds;
  };
  return { pools, alone, onward };
};

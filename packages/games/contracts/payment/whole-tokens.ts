import { AT, BASICS, EXPERTS, PARTS, type Pool } from '../cards/attributes.ts';
import { isIn, SETS } from './making.ts';

/** The tokens of all payers that cover something as they are; it makes no difference whose they are. */
export interface WholeTokens {
  readonly advanced: readonly number[];
  readonly experts: readonly number[];
  readonly wildAdvanced: number;
  readonly wildExpert: number;
}

export const wholeTokensIn = (pools: readonly Pool[], partyAdvanced: number, partyExpert: number): WholeTokens => {
  const sum = (at: number): number => {
    let total = 0;
    for (const pool of pools) total += pool[at] as number;
    return total;
  };
  return {
    advanced: BASICS.map((_, type) => sum(AT.advanced + type)),
    experts: EXPERTS.map((_, which) => sum(AT.expert + which)),
    wildAdvanced: sum(AT.wildAdvanced) + partyAdvanced,
    wildExpert: sum(AT.wildExpert) + partyExpert,
  };
};

/** How many advanced attributes expert tokens can be turned into: those of some types are all wanted, and the rest is what there is. */
const turned = (short: readonly number[], experts: readonly number[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const set of SETS) {
    let sum = 0;
    for (let type = 0; type < BASICS.length; type++) if (!isIn(set, type)) sum += short[type] as number;
    for (let which = 0; which < PARTS.length; which++) {
      const [one, other] = PARTS[which] as readonly [number, number];
      if (isIn(set, one) || isIn(set, other)) sum += experts[which] as number;
    }
    if (sum < least) least = sum;
  }
  return least;
};

/**
 * Whether whole tokens cover this many advanced and expert attributes. Each token first goes where nothing more useful can go: expert ones to
 * expert attributes, advanced ones to their own, then the expert ones that are left, and wild ones to the rest.
 */
export const coversWith = (whole: WholeTokens, advanced: readonly number[], experts: readonly number[]): boolean => {
  let wild = whole.wildExpert;
  const left = experts.map((count, which) => {
    const over = (whole.experts[which] ?? 0) - count;
    if (over < 0) wild += over;
    return Math.max(over, 0);
  });
  if (wild < 0) return false;
  wild += whole.wildAdvanced;
  const short = advanced.map((count, type) => Math.max(count - (whole.advanced[type] ?? 0), 0));
  const missing = short.reduce((sum, count) => sum + count, 0);
  return missing <= wild || missing <= wild + turned(short, left);
};

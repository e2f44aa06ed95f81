import { AT, EMPTY, type Pool, plus } from '../cards/attributes.ts';

/** The tokens of all payers that cover something as they are; it makes no difference whose they are. */
export interface WholeTokens {
  readonly advanced: readonly number[];
  readonly experts: readonly number[];
  readonly wildAdvanced: number;
  readonly wildExpert: number;
}

export const wholeTokensIn = (pools: readonly Pool[], partyAdvanced: number, partyExpert: number): WholeTokens =>
  wholeTokensOf(pools.reduce(plus, EMPTY), partyAdvanced, partyExpert);

/** … if these are all the tokens they have. */
export const wholeTokensOf = (all: Pool, partyAdvanced: number, partyExpert: number): WholeTokens => ({
  advanced: all.slice(AT.advanced, AT.expert),
  experts: all.slice(AT.expert, AT.wildBasic),
  wildAdvanced: (all[AT.wildAdvanced] as number) + partyAdvanced,
  wildExpert: (all[AT.wildExpert] as number) + partyExpert,
});

/**
 * How many advanced attributes expert tokens can be turned into: those of some types are all wanted, and the rest is what there is. The
 * sets of types are written out, since this is asked for every portion of every group.
 */
const turned = (a: number, b: number, c: number, ab: number, ac: number, bc: number): number => {
  const one = Math.min(b + c + ab + ac, a + c + ab + bc, a + b + ac + bc);
  return Math.min(a + b + c, one, ab + ac + bc);
};

/**
 * Whether whole tokens cover this many advanced and expert attributes. Each token first goes where nothing more useful can go: expert ones to
 * expert attributes, advanced ones to their own, then the expert ones that are left, and wild ones to the rest.
 */
export const coversWith = (whole: WholeTokens, advanced: readonly number[], experts: readonly number[]): boolean => {
  const left = (which: number): number => (whole.experts[which] as number) - (experts[which] as number);
  const [ab, ac, bc] = [left(0), left(1), left(2)];
  let wild = whole.wildExpert + Math.min(ab, 0) + Math.min(ac, 0) + Math.min(bc, 0);
  if (wild < 0) return false;
  wild += whole.wildAdvanced;
  const short = (type: number): number => Math.max((advanced[type] as number) - (whole.advanced[type] as number), 0);
  const [a, b, c] = [short(0), short(1), short(2)];
  const missing = a + b + c - wild;
  return missing <= 0 || missing <= turned(a, b, c, Math.max(ab, 0), Math.max(ac, 0), Math.max(bc, 0));
};

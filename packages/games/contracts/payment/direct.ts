import { AT, BASICS, EXPERTS, PARTS } from '../cards/attributes.ts';
import { blockOf, type Ledger, type Spending } from './ledger.ts';
import { sumOf } from './needs.ts';
import { coversWith, type WholeTokens } from './whole-tokens.ts';

/** Where the tokens of each kind lie that cover something as they are: advanced by type, expert, wild advanced, wild expert ones. */
export type TokenPlaces = readonly (readonly number[])[];

const WILD_ADVANCED = BASICS.length + EXPERTS.length;
const WILD_EXPERT = WILD_ADVANCED + 1;

export const tokenPlacesIn = ({ companions, have, wildAdvanced, wildExpert }: Ledger): TokenPlaces => {
  const places = (token: number, party: readonly number[]): readonly number[] =>
    [...companions.keys()]
      .map((payer) => blockOf(payer) + token)
      .concat(party)
      .filter((place) => (have[place] ?? 0) > 0);
  return [
    ...BASICS.map((_, type) => places(AT.advanced + type, [])),
    ...EXPERTS.map((_, which) => places(AT.expert + which, [])),
    places(AT.wildAdvanced, [wildAdvanced]),
    places(AT.wildExpert, [wildExpert]),
  ];
};

const asWhole = (counts: readonly number[]): WholeTokens => ({
  advanced: counts.slice(0, BASICS.length),
  experts: counts.slice(BASICS.length, WILD_ADVANCED),
  wildAdvanced: counts[WILD_ADVANCED] as number,
  wildExpert: counts[WILD_EXPERT] as number,
});

/** How many of each kind could be of use. */
const mostUsed = (advanced: readonly number[], experts: readonly number[]): readonly number[] => [
  ...advanced,
  ...PARTS.map(([one, other], which) => (experts[which] as number) + (advanced[one] as number) + (advanced[other] as number)),
  sumOf(advanced),
  sumOf(advanced) + sumOf(experts),
];

/**
 * Calls `found` with a spending and whatever tokens may be added to it so that they cover this many advanced and expert attributes, a token for
 * each. First it is settled how many of each kind, then whose.
 */
export const addDirect = (
  { have }: Ledger,
  wholes: TokenPlaces,
  spending: Spending,
  advanced: readonly number[],
  experts: readonly number[],
  found: (spending: Spending) => void,
): void => {
  const wanted = sumOf(advanced) + sumOf(experts);
  if (wanted === 0) {
    found(spending);
    return;
  }
  const most = mostUsed(advanced, experts);
  const left = wholes.map((places, kind) => {
    let sum = 0;
    for (const place of places) sum += (have[place] as number) - (spending[place] as number);
    return Math.min(sum, most[kind] as number);
  });
  /** What all kinds after each can give together. */
  const later = left.slice();
  for (let kind = later.length - 1, sum = 0; kind >= 0; kind--) {
    const own = left[kind] as number;
    later[kind] = sum;
    sum += own;
  }
  const now = spending.slice();
  const counts = wholes.map(() => 0);
  const take = (kind: number, no: number, count: number): void => {
    if (kind === wholes.length) {
      found(now);
      return;
    }
    const places = wholes[kind] as readonly number[];
    if (count === 0) {
      take(kind + 1, 0, counts[kind + 1] ?? 0);
      return;
    }
    const place = places[no];
    if (place === undefined) return;
    const before = now[place] as number;
    for (let some = Math.min(count, (have[place] as number) - before); some >= 0; some--) {
      now[place] = before + some;
      take(kind, no + 1, count - some);
    }
    now[place] = before;
  };
  const choose = (kind: number, missing: number): void => {
    if (kind === wholes.length) {
      if (missing === 0 && coversWith(asWhole(counts), advanced, experts)) take(0, 0, counts[0] as number);
      return;
    }
    // Whatever the kinds to come cannot give must be of this one.
    const least = Math.max(0, missing - (later[kind] as number));
    for (let count = Math.min(missing, left[kind] as number); count >= least; count--) {
      counts[kind] = count;
      choose(kind + 1, missing - count);
    }
  };
  choose(0, wanted);
};

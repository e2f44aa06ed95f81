import { AT, BASICS, EXPERTS, PARTS, PER_ADVANCED, PER_EXPERT } from '../cards/attributes.ts';
import { blockOf, FILLED, type Ledger, SPLIT, type Spending } from './ledger.ts';
import { type Needs, sumOf } from './needs.ts';

/** One way to cover one thing that is needed. */
export interface Covering {
  /** What it takes: places of the ledger, and how much at each. */
  readonly at: readonly number[];
  readonly counts: readonly number[];
  /** Who does it, by its number in the ledger; nobody where a token of the party is used as it is. */
  readonly by: number | null;
  /** How much there is to explain: nothing where a token is just what is needed, and most where something is split. */
  readonly complexity: number;
}

export type RequirementKind = 'basic' | 'any' | 'advanced' | 'expert';

/** One thing that is needed, or all basic attributes of one type, which are covered at a stroke. */
export interface Requirement {
  readonly kind: RequirementKind;
  /** Which, by its place in the list of its kind. */
  readonly which: number;
  /** All ways there are. */
  readonly coverings: readonly Covering[];
}

/** Whether there is enough left for a covering. */
export const fits = ({ have }: Ledger, spending: Spending, { at, counts }: Covering): boolean => {
  for (let no = 0; no < at.length; no++) {
    const place = at[no] as number;
    if ((spending[place] as number) + (counts[no] as number) > (have[place] as number)) return false;
  }
  return true;
};

export const withCovering = (spending: Spending, { at, counts }: Covering): Spending => {
  const sum = spending.slice();
  for (let no = 0; no < at.length; no++) sum[at[no] as number] = (sum[at[no] as number] as number) + (counts[no] as number);
  return sum;
};

/** All ways to take a number of things from several places, each with its most. */
const sharedOut = (total: number, most: readonly number[]): readonly (readonly number[])[] => {
  const [first, ...others] = most;
  if (first === undefined) return total === 0 ? [[]] : [];
  const splits: (readonly number[])[] = [];
  for (let count = Math.min(first, total); count >= 0; count--)
    for (const rest of sharedOut(total - count, others)) splits.push([count, ...rest]);
  return splits;
};

const coveringOf = (by: number | null, complexity: number, at: readonly number[], counts: readonly number[]): Covering => {
  const taken = at.map((_, no) => no).filter((no) => (counts[no] ?? 0) > 0);
  return { at: taken.map((no) => at[no] ?? 0), counts: taken.map((no) => counts[no] ?? 0), by, complexity };
};

/** A token that is used whole, as what it is or as what it may be turned into. */
const wholeCoverings = (ledger: Ledger, exact: number, others: readonly number[], party: readonly number[]): readonly Covering[] => {
  const has = (at: number): boolean => (ledger.have[at] ?? 0) > 0;
  const own = ledger.companions.flatMap((_, payer) =>
    [exact, ...others].filter((token) => has(blockOf(payer) + token)).map((token) => ({ at: blockOf(payer) + token, token, payer })),
  );
  return [
    ...own.map(({ at, token, payer }) => coveringOf(payer, token === exact ? 0 : 1, [at], [1])),
    ...party.filter(has).map((at) => coveringOf(null, 1, [at], [1])),
  ];
};

/**
 * Whether it is left to the first companion to make something of nothing but what the whole party has: no matter who makes it, the same is
 * spent.
 */
const isLeftToFirst = ({ have }: Ledger, payer: number, counts: readonly number[], filledAt: number, total: number): boolean =>
  payer > 0 && counts[filledAt] === total && have[blockOf(payer) + AT.wildBasic] === 0;

/** An advanced attribute of three basic ones. None of them is ever out of a split: what was split would have done itself. */
const advancedMade = (ledger: Ledger, type: number): readonly Covering[] =>
  ledger.companions.flatMap((_, payer) => {
    const at = [blockOf(payer) + type, blockOf(payer) + FILLED];
    const most = at.map((place) => ledger.have[place] ?? 0);
    return sharedOut(PER_ADVANCED, most)
      .filter((counts) => !isLeftToFirst(ledger, payer, counts, 1, PER_ADVANCED))
      .map((counts) => coveringOf(payer, 1, at, counts));
  });

/** An expert attribute needs at least one of each type, so there are never five of one (C-30). */
const MOST_OF_TYPE = PER_EXPERT - 1;

/**
 * An expert attribute of five basic ones, as itself or for an advanced one of its types (C-39). Where nothing else could use the rest of a split, one takes all three of it before anything
 * else is spent.
 */
const expertMade = (
  ledger: Ledger,
  parts: readonly [number, number],
  isShared: readonly boolean[],
  complexity: number,
): readonly Covering[] =>
  ledger.companions.flatMap((_, payer) => {
    const block = blockOf(payer);
    const at = [...parts.map((type) => block + type), block + FILLED, ...parts.map((type) => block + SPLIT + type)];
    const most = at.map((place) => ledger.have[place] ?? 0);
    return sharedOut(PER_EXPERT, most)
      .filter(([one = 0, other = 0, filled = 0, ...split]) => {
        const [oneSplit = 0, otherSplit = 0] = split;
        const isMixed = one + oneSplit <= MOST_OF_TYPE && other + otherSplit <= MOST_OF_TYPE;
        const isWhole = parts.every((type, no) => isShared[type] || split[no] === 0 || (split[no] ?? 0) >= PER_ADVANCED);
        return isMixed && (isWhole || one + other + filled === 0);
      })
      .filter((counts) => !isLeftToFirst(ledger, payer, counts, 2, PER_EXPERT))
      .map((counts) => coveringOf(payer, complexity + (counts[3] ?? 0) + (counts[4] ?? 0), at, counts));
  });

/** Basic attributes of these types, which a single companion pays. */
const basicCoverings = (ledger: Ledger, types: readonly number[], total: number): readonly Covering[] => {
  const at = [...types, FILLED, ...types.map((type) => SPLIT + type)];
  const most = at.map((place) => ledger.have[place] ?? 0);
  return sharedOut(total, most).map((counts) => coveringOf(0, sumOf(counts.slice(types.length)), at, counts));
};

/** All that is needed, one after the other, with the ways to cover each; those who ask for the same share their ways. */
export const requirementsOf = ({ basics, any, advanced, experts }: Needs, ledger: Ledger): readonly Requirement[] => {
  const { wildAdvanced, wildExpert } = ledger;
  const requirements: Requirement[] = [];
  const add = (times: number, make: () => Requirement): void => {
    if (times === 0) return;
    const requirement = make();
    for (let time = 0; time < times; time++) requirements.push(requirement);
  };
  const uses = BASICS.map(
    (_, type) => sumOf(PARTS.map((parts, which) => (parts.includes(type) ? (experts[which] ?? 0) : 0))) + sumOf(advanced),
  );
  const isShared = uses.map((count) => count + any + sumOf(basics) > 1);
  for (const [which, parts] of PARTS.entries()) {
    add(experts[which] ?? 0, () => {
      const whole = wholeCoverings(ledger, AT.expert + which, [AT.wildExpert], [wildExpert]);
      return { kind: 'expert', which, coverings: [...whole, ...expertMade(ledger, parts, isShared, 1)] };
    });
  }
  for (const type of BASICS.keys()) {
    add(advanced[type] ?? 0, () => {
      const turned = EXPERTS.map((_, which) => which).filter((which) => PARTS[which]?.includes(type));
      const others = [AT.wildAdvanced, ...turned.map((which) => AT.expert + which), AT.wildExpert];
      const whole = wholeCoverings(ledger, AT.advanced + type, others, [wildAdvanced, wildExpert]);
      const standIns = PARTS.flatMap((parts) => (parts.includes(type) ? expertMade(ledger, parts, isShared, 2) : []));
      return { kind: 'advanced', which: type, coverings: [...whole, ...advancedMade(ledger, type), ...standIns] };
    });
  }
  for (const [type, count] of basics.entries())
    add(Math.min(count, 1), () => ({ kind: 'basic', which: type, coverings: basicCoverings(ledger, [type], count) }));
  add(Math.min(any, 1), () => ({ kind: 'any', which: 0, coverings: basicCoverings(ledger, [...BASICS.keys()], any) }));
  return requirements;
};

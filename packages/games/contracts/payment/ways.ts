import { AT, BASICS, EXPERTS, PARTS, PER_ADVANCED, PER_EXPERT } from '../cards/attributes.ts';
import { blockOf, FILLED, type Ledger, SPLIT, type Spending } from './ledger.ts';
import { type Needs, sumOf } from './needs.ts';

/** One way to cover one thing that is needed. */
export interface Way {
  /** What it takes: places of the ledger, and how much at each. */
  readonly at: readonly number[];
  readonly counts: readonly number[];
  /** Who does it, by its number in the ledger; nobody where a token of the party is used as it is. */
  readonly by: number | null;
  /** How much there is to explain: nothing where a token is just what is needed, and most where something is split. */
  readonly fuss: number;
}

export type Sort = 'basic' | 'any' | 'advanced' | 'expert';

/** One thing that is needed, or all basic attributes of one type, which are covered at a stroke. */
export interface Want {
  readonly sort: Sort;
  /** Which, by its place in the list of its sort. */
  readonly which: number;
  /** All ways there are. */
  readonly ways: readonly Way[];
}

/** Whether there is enough left for a way. */
export const fits = ({ have }: Ledger, spending: Spending, { at, counts }: Way): boolean => {
  for (let no = 0; no < at.length; no++) {
    const place = at[no] as number;
    if ((spending[place] as number) + (counts[no] as number) > (have[place] as number)) return false;
  }
  return true;
};

export const withWay = (spending: Spending, { at, counts }: Way): Spending => {
  const sum = spending.slice();
  for (let no = 0; no < at.length; no++) sum[at[no] as number] = (sum[at[no] as number] as number) + (counts[no] as number);
  return sum;
};

/** All ways to take a number of things from several places, each with its most. */
const sharedOut = (total: number, most: readonly number[]): readonly (readonly number[])[] => {
  const [first, ...others] = most;
  if (first === undefined) return total === 0 ? [[]] : [];
  const ways: (readonly number[])[] = [];
  for (let count = Math.min(first, total); count >= 0; count--)
    for (const rest of sharedOut(total - count, others)) ways.push([count, ...rest]);
  return ways;
};

const wayOf = (by: number | null, fuss: number, at: readonly number[], counts: readonly number[]): Way => {
  const taken = at.map((_, no) => no).filter((no) => (counts[no] ?? 0) > 0);
  return { at: taken.map((no) => at[no] ?? 0), counts: taken.map((no) => counts[no] ?? 0), by, fuss };
};

/** A token that is used whole, as what it is or as what it may be turned into. */
const wholeWays = (ledger: Ledger, exact: number, others: readonly number[], party: readonly number[]): readonly Way[] => {
  const has = (at: number): boolean => (ledger.have[at] ?? 0) > 0;
  const own = ledger.companions.flatMap((_, payer) =>
    [exact, ...others].filter((token) => has(blockOf(payer) + token)).map((token) => ({ at: blockOf(payer) + token, token, payer })),
  );
  return [
    ...own.map(({ at, token, payer }) => wayOf(payer, token === exact ? 0 : 1, [at], [1])),
    ...party.filter(has).map((at) => wayOf(null, 1, [at], [1])),
  ];
};

/**
 * Whether it is left to the first companion to make something of nothing but what the whole party has: whoever makes it, the same is
 * spent.
 */
const isLeftToFirst = ({ have }: Ledger, payer: number, counts: readonly number[], filledAt: number, total: number): boolean =>
  payer > 0 && counts[filledAt] === total && have[blockOf(payer) + AT.wildBasic] === 0;

/** An advanced attribute of three basic ones. None of them is ever out of a split: what was split would have done itself. */
const advancedMade = (ledger: Ledger, type: number): readonly Way[] =>
  ledger.companions.flatMap((_, payer) => {
    const at = [blockOf(payer) + type, blockOf(payer) + FILLED];
    const most = at.map((place) => ledger.have[place] ?? 0);
    return sharedOut(PER_ADVANCED, most)
      .filter((counts) => !isLeftToFirst(ledger, payer, counts, 1, PER_ADVANCED))
      .map((counts) => wayOf(payer, 1, at, counts));
  });

/** An expert attribute needs at least one of each type, so there are never five of one (C-30). */
const MOST_OF_TYPE = PER_EXPERT - 1;

/**
 * An expert attribute of five basic ones. Where nothing else could use the rest of a split, one takes all three of it before anything
 * else is spent.
 */
const expertMade = (ledger: Ledger, parts: readonly [number, number], isShared: readonly boolean[]): readonly Way[] =>
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
      .map((counts) => wayOf(payer, 1 + (counts[3] ?? 0) + (counts[4] ?? 0), at, counts));
  });

/** Basic attributes of these types, which a single companion pays. */
const basicWays = (ledger: Ledger, types: readonly number[], total: number): readonly Way[] => {
  const at = [...types, FILLED, ...types.map((type) => SPLIT + type)];
  const most = at.map((place) => ledger.have[place] ?? 0);
  return sharedOut(total, most).map((counts) => wayOf(0, sumOf(counts.slice(types.length)), at, counts));
};

/** All that is needed, one after the other, with the ways to cover each; those who ask for the same share their ways. */
export const wantsOf = ({ basics, any, advanced, experts }: Needs, ledger: Ledger): readonly Want[] => {
  const { wildAdvanced, wildExpert } = ledger;
  const wants: Want[] = [];
  const add = (times: number, make: () => Want): void => {
    if (times === 0) return;
    const want = make();
    for (let time = 0; time < times; time++) wants.push(want);
  };
  const uses = BASICS.map((_, type) => sumOf(PARTS.map((parts, which) => (parts.includes(type) ? (experts[which] ?? 0) : 0))));
  const isShared = uses.map((count) => count + any + sumOf(basics) > 1);
  for (const [which, parts] of PARTS.entries()) {
    add(experts[which] ?? 0, () => {
      const whole = wholeWays(ledger, AT.expert + which, [AT.wildExpert], [wildExpert]);
      return { sort: 'expert', which, ways: [...whole, ...expertMade(ledger, parts, isShared)] };
    });
  }
  for (const type of BASICS.keys()) {
    add(advanced[type] ?? 0, () => {
      const turned = EXPERTS.map((_, which) => which).filter((which) => PARTS[which]?.includes(type));
      const others = [AT.wildAdvanced, ...turned.map((which) => AT.expert + which), AT.wildExpert];
      const whole = wholeWays(ledger, AT.advanced + type, others, [wildAdvanced, wildExpert]);
      return { sort: 'advanced', which: type, ways: [...whole, ...advancedMade(ledger, type)] };
    });
  }
  for (const [type, count] of basics.entries())
    add(Math.min(count, 1), () => ({ sort: 'basic', which: type, ways: basicWays(ledger, [type], count) }));
  add(Math.min(any, 1), () => ({ sort: 'any', which: 0, ways: basicWays(ledger, [...BASICS.keys()], any) }));
  return wants;
};

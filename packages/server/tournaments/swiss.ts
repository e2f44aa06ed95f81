import type { Table } from './round-robin.ts';

/** Someone to be paired, and what matters for it. */
export interface Contender {
  readonly entrant: number;
  readonly points: number;
  /** How often they have met each other entrant. */
  readonly met: ReadonlyMap<number, number>;
  /** The entrants who have blocked them, or were blocked by them. */
  readonly blocked: ReadonlySet<number>;
  readonly byes: number;
  /** How much more often they had the first seat than the last; seats in between count less. */
  readonly firsts: number;
}

type Pair = readonly [Contender, Contender];

/** Positions to try before two who shouldn't meet may meet after all: far more than a tournament takes. */
const TRIES = 20_000;

interface Search {
  /** How often two may have met and meet again. */
  readonly meetings: number;
  /** Whether those who have blocked each other are kept apart. */
  readonly apart: boolean;
  tries: number;
}

/** Both have had the same seat so often that one of them would have it too often. */
const clash = (one: Contender, other: Contender): boolean => one.firsts === other.firsts && Math.abs(one.firsts) >= 2;

/** Opponents for the first in the list, best first: with as many points, half a group further down. */
const opponentsFor = (first: Contender, others: readonly Contender[]): readonly Contender[] => {
  const half = Math.floor((others.filter(({ points }) => points === first.points).length + 1) / 2) - 1;
  const costs = new Map(
    others.map((other, index) => [
      other,
      [Math.abs(first.points - other.points), clash(first, other) ? 1 : 0, Math.abs(index - half), index],
    ]),
  );
  const costOf = (contender: Contender): readonly number[] => costs.get(contender) ?? [];
  return others.toSorted((one, other) => {
    const differences = costOf(one).map((cost, index) => cost - (costOf(other)[index] ?? 0));
    return differences.find((difference) => difference !== 0) ?? 0;
  });
};

/** Pairs everyone, the first in the list first; takes pairs back where the rest can't be paired. */
const pairAll = (contenders: readonly Contender[], search: Search): readonly Pair[] | undefined => {
  const [first, ...others] = contenders;
  if (first === undefined) return [];
  for (const other of opponentsFor(first, others)) {
    if ((first.met.get(other.entrant) ?? 0) > search.meetings || (search.apart && first.blocked.has(other.entrant))) continue;
    search.tries += 1;
    if (search.tries > TRIES) return undefined;
    const rest = pairAll(
      others.filter((contender) => contender !== other),
      search,
    );
    if (rest !== undefined) return [[first, other], ...rest];
  }
  return undefined;
};

/** The one who had the first seat less often has it. */
const seated = ([one, other]: Pair, index: number): Table => {
  const isOneFirst = one.firsts === other.firsts ? index % 2 === 0 : one.firsts < other.firsts;
  return isOneFirst ? [one.entrant, other.entrant] : [other.entrant, one.entrant];
};

/** Who may have the bye: those with the fewest, the last first. No one, with an even number. */
const byesFor = (contenders: readonly Contender[]): readonly (Contender | undefined)[] => {
  if (contenders.length % 2 === 0) return [undefined];
  const fewest = Math.min(...contenders.map(({ byes }) => byes));
  return contenders.filter(({ byes }) => byes === fewest).toReversed();
};

/** What the search gives up, one after another: first that no two meet again, and only then that blocks are respected. */
const searches = (contenders: readonly Contender[]): readonly Omit<Search, 'tries'>[] => {
  const most = Math.max(0, ...contenders.flatMap(({ met }) => [...met.values()]));
  const isApart = contenders.some(({ blocked }) => blocked.size > 0) ? [true, false] : [false];
  return isApart.flatMap((apart) => Array.from({ length: most + 1 }, (_, meetings) => ({ meetings, apart })));
};

/**
 * A round of a Swiss tournament: everyone meets someone with about as many points, and no one meets the same opponent twice, or someone
 * they have blocked, unless nothing else is possible. The contenders come in the order of the standings.
 */
export const swissRound = (contenders: readonly Contender[]): readonly Table[] => {
  for (const search of searches(contenders))
    for (const bye of byesFor(contenders)) {
      const playing = contenders.filter((contender) => contender !== bye);
      const pairs = pairAll(playing, { ...search, tries: 0 });
      if (pairs !== undefined) return [...pairs.map(seated), ...(bye === undefined ? [] : [[bye.entrant]])];
    }
  return [];
};

/** Enough rounds for a single winner: one more each time the number of entrants doubles. */
export const roundsOfSwiss = (entrants: number): number => Math.ceil(Math.log2(entrants));

import type { Seat, Standing } from '@swordtable/kernel';
import { exact } from './exact.ts';

/** One game to be played: the bots by seat, and the deal. */
export interface ScheduledGame {
  readonly seed: string;
  /** The bots by seat. */
  readonly bots: readonly string[];
}

/** One deal played from both sides, so that each bot gets the better hand once. */
export interface Duel {
  readonly one: string;
  readonly other: string;
  readonly games: readonly [ScheduledGame, ScheduledGame];
}

/** A share of a number of games, with its 95% confidence interval. */
export interface Rate {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** How two bots did against each other, as sums: those of several shards can be added. */
export interface PairSums {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  /** The games that `one` won; a draw counts half. */
  readonly score: number;
  /** The points by which `one` was ahead. */
  readonly lead: number;
}

export interface Rung extends Rate, PairSums {
  /** How many points `one` was ahead, on average. */
  readonly margin: number;
}

/** Every bot against every other, each deal from both sides. With more than two seats, the two bots alternate. */
export const schedule = (bots: readonly string[], seats: number, deals: number, seed: string, firstDeal = 0): readonly Duel[] =>
  bots.flatMap((one, i) =>
    bots.slice(i + 1).flatMap((other) =>
      Array.from({ length: deals }, (_, index): Duel => {
        const scheduledGame = (first: string, second: string): ScheduledGame => ({
          seed: `${seed} ${firstDeal + index}`,
          bots: Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? first : second)),
        });
        return { one, other, games: [scheduledGame(one, other), scheduledGame(other, one)] };
      }),
    ),
  );

const Z = 1.959964;

/** Wilson's interval, which stays between 0 and 1 and is reliable even for few games and for bots that never lose. */
export const wilson = (score: number, games: number): Rate => {
  if (games === 0) return { games, share: 0.5, low: 0, high: 1 };
  const share = score / games;
  const spread = Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  const whole = 1 + Z ** 2 / games;
  const middle = share + Z ** 2 / (2 * games);
  return { games, share, low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) };
};

const rankOf = ({ ranking }: Standing, seat: Seat): number => ranking.findIndex((rank) => rank.includes(seat));

/** The share of pairs of seats, one of each bot, in which the first bot ranks above the second; a shared rank counts half. */
export const scoreOf = (standing: Standing, ones: readonly Seat[], others: readonly Seat[]): number => {
  let score = 0;
  for (const one of ones) {
    for (const other of others) {
      const [mine, theirs] = [rankOf(standing, one), rankOf(standing, other)];
      score += mine < theirs ? 1 : mine === theirs ? 0.5 : 0;
    }
  }
  return score / (ones.length * others.length);
};

const seatsOf = ({ bots }: ScheduledGame, bot: string): readonly Seat[] => bots.flatMap((name, seat) => (name === bot ? [seat] : []));

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const pointsOf = ({ points }: Standing, seats: readonly Seat[]): number => meanOf(seats.map((seat) => points[seat] as number));

/** A duel's results for its first bot: the score of each game, and its lead in points. */
export const judge = (
  { one, other, games }: Duel,
  standings: readonly [Standing, Standing],
): { readonly scores: readonly number[]; readonly margins: readonly number[] } => {
  // In a solo game, the two play the same deal one after the other and compare their points.
  if (games[0].bots.length === 1) {
    const margin = pointsOf(standings[0], [0]) - pointsOf(standings[1], [0]);
    return { scores: [margin > 0 ? 1 : margin === 0 ? 0.5 : 0], margins: [margin] };
  }
  const results = games.map((scheduled, i) => {
    const standing = standings[i] as Standing;
    const [mine, theirs] = [seatsOf(scheduled, one), seatsOf(scheduled, other)];
    return { score: scoreOf(standing, mine, theirs), margin: pointsOf(standing, mine) - pointsOf(standing, theirs) };
  });
  return { scores: results.map(({ score }) => score), margins: results.map(({ margin }) => margin) };
};

/** Each bot against all others together, in order of first appearance. */
export const overall = (rungs: readonly Rung[]): readonly (Rate & { readonly bot: string; readonly margin: number })[] => {
  const bots = [...new Set(rungs.flatMap(({ one, other }) => [one, other]))];
  return bots.map((bot) => {
    const mine = rungs.flatMap(({ one, other, games, share, margin }) =>
      one === bot ? [{ games, share, margin }] : other === bot ? [{ games, share: 1 - share, margin: -margin }] : [],
    );
    const games = mine.reduce((sum, each) => sum + each.games, 0);
    const score = mine.reduce((sum, each) => sum + each.share * each.games, 0);
    return { bot, ...wilson(score, games), margin: mine.reduce((sum, each) => sum + each.margin * each.games, 0) / games };
  });
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + exact(number), 0);

const rungOf = ({ one, other, games, score, lead }: PairSums): Rung => ({
  ...{ one, other, score, lead, margin: lead / games },
  ...wilson(score, games),
});

/** The whole ladder: one rung for each pair of bots, in the order of the schedule. */
export const ladderOf = (
  results: readonly { readonly duel: Duel; readonly standings: readonly [Standing, Standing] }[],
): readonly Rung[] => {
  const pairs = new Map<string, (typeof results)[number][]>();
  for (const result of results) {
    const pair = `${result.duel.one} / ${result.duel.other}`;
    const known = pairs.get(pair);
    if (known === undefined) pairs.set(pair, [result]);
    else known.push(result);
  }
  return [...pairs.values()].map((played): Rung => {
    const judged = played.map(({ duel, standings }) => judge(duel, standings));
    const scores = judged.flatMap((games) => games.scores);
    const { one, other } = (played[0] as (typeof played)[number]).duel;
    return rungOf({ one, other, games: scores.length, score: sumOf(scores), lead: sumOf(judged.flatMap(({ margins }) => margins)) });
  });
};

/** One ladder from those of several shards, which all have the same pairs in the same order. */
export const mergeLadders = (shards: readonly (readonly PairSums[])[]): readonly Rung[] =>
  (shards[0] ?? []).map(({ one, other }, at) => {
    const sum = (what: 'games' | 'score' | 'lead'): number => shards.reduce((all, pairs) => all + (pairs[at]?.[what] ?? 0), 0);
    return rungOf({ one, other, games: sum('games'), score: sum('score'), lead: sum('lead') });
  });

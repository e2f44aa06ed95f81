import { deepEqual, listOf, type Random } from '@swordtable/kernel';
import { type BotInput, forSearch } from '../bot.ts';
import { lookAhead } from '../lookahead.ts';
import { type Expectation, meanOf } from './expectation.ts';
import { worthTo } from './grade.ts';
import { byLooking, bySearching, type Contender, type Samples, type SearchBudget } from './samples.ts';

/** How much thought a review takes. */
export type Depth = 'quick' | 'deep';

/** The answers that are compared with the one that was given: the best ones by a first look. */
const RIVALS = 3;
/** What looks wrong in a quick review is searched before it's called wrong. */
const SECOND_LOOK = { searches: 3, iterations: 50 } as const;
/** Where nothing was learned, an estimate sees one answer ahead, and everything is searched a little. */
const SHORT = { searches: 2, iterations: 16 } as const;
const DEEP = { searches: 4, iterations: 150 } as const;
/** A quick review doesn't look twice at what costs less, as a share of what usually separates winner and loser. */
const SLIGHT = { looked: 0.02, searched: 0.06 } as const;

/** The answer that was given beside the best one. */
export interface Comparison<Action> {
  readonly best: Action;
  /** What can be expected after the best answer, and after the one that was given. */
  readonly withBest: Expectation;
  readonly withPlayed: Expectation;
  /** What was lost, in points, and its standard error: nothing if the given answer is the best. */
  readonly loss: number;
  readonly noise: number;
}

/** The answer that was given, and the ones that look best; the given one comes first. */
const contendersOf = <State, Action>(input: BotInput<State, Action>, played: Action, rng: Random): readonly Contender<Action>[] => {
  const offered = listOf(forSearch(input.decision).options);
  const found = offered.findIndex((option) => deepEqual(option, played));
  const options = found < 0 ? [...offered, played] : offered;
  const given = found < 0 ? offered.length : found;
  if (options.length === 1) return [{ action: played, isEnd: false }];
  const { margins, ends } = lookAhead({ ...input, decision: { ...input.decision, options } }, rng);
  const best = Array.from(margins.keys())
    .filter((index) => index !== given)
    .sort((a, b) => (margins[b] as number) - (margins[a] as number))
    .slice(0, RIVALS);
  return [given, ...best].map((index) => ({ action: options[index] as Action, isEnd: ends[index] === 1 }));
};

const standardError = (differences: readonly number[]): number => {
  const { length } = differences;
  const mean = differences.reduce((sum, each) => sum + each, 0) / length;
  const squares = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return length < 2 ? 0 : Math.sqrt(squares / (length - 1) / length);
};

/**
 * What the best answer promises. In each sample, the best one by the others counts: what is chosen because it did well by chance would
 * seem better than it is, and the difference would be booked as a loss, and then as bad luck of the player who answers better.
 */
const promised = (samples: Samples, worths: readonly (readonly number[])[], best: number): Expectation => {
  const count = samples[0]?.length ?? 0;
  if (count < 2) return meanOf(samples[best] ?? []);
  const sums = worths.map((each) => each.reduce((sum, worth) => sum + worth, 0));
  return meanOf(
    Array.from({ length: count }, (_, at) => {
      const without = (index: number): number => (sums[index] as number) - (worths[index]?.[at] as number);
      return samples[bestOf(samples, without)]?.[at] as Expectation;
    }),
  );
};

/** The given answer comes first, so it's the best unless another is better. */
const bestOf = (samples: Samples, worthOf: (index: number) => number): number =>
  Array.from(samples.keys()).reduce((most, index) => (worthOf(index) > worthOf(most) ? index : most), 0);

const judgedBy = <State, Action>(
  { seat }: BotInput<State, Action>,
  contenders: readonly Contender<Action>[],
  samples: Samples,
  scale: number,
): Comparison<Action> => {
  const worths = samples.map((each) => each.map((sample) => worthTo(sample, seat, scale)));
  const found = samples.map(meanOf);
  const best = bestOf(samples, (index) => worthTo(found[index] as Expectation, seat, scale));
  const differences = (worths[best] ?? []).map((worth, at) => worth - (worths[0]?.[at] ?? worth));
  const [withBest, withPlayed] = [promised(samples, worths, best), found[0] as Expectation];
  const lost = worthTo(withBest, seat, scale) - worthTo(withPlayed, seat, scale);
  return {
    best: (contenders[best] as Contender<Action>).action,
    ...{ withBest, withPlayed },
    loss: best === 0 ? 0 : Math.max(0, lost),
    noise: standardError(differences),
  };
};

/** Compares the answer that was given with the best ones, from what the seat knew. */
export const compare = <State, Action>(
  input: BotInput<State, Action>,
  played: Action,
  scale: number,
  depth: Depth,
  rng: Random,
): Comparison<Action> => {
  const contenders = contendersOf(input, played, rng);
  const looked = byLooking(input, contenders, rng);
  const first = judgedBy(input, contenders, looked, scale);
  // After the end of a phase that all play apart, a search would compare unlike things.
  if (contenders.length === 1 || contenders.some(({ isEnd }) => isEnd)) return first;
  const searched = (indices: readonly number[], budget: SearchBudget): Comparison<Action> => {
    const rivals = indices.map((index) => contenders[index] as Contender<Action>);
    const expected = indices.map((index) => meanOf(looked[index] ?? []));
    return judgedBy(input, rivals, bySearching(input, rivals, expected, budget, rng), scale);
  };
  const all = Array.from(contenders.keys());
  if (depth === 'deep') return searched(all, DEEP);
  const isLearned = input.game.judge !== undefined;
  const found = isLearned ? first : searched(all, SHORT);
  if (found.loss <= (isLearned ? SLIGHT.looked : SLIGHT.searched) * scale) return found;
  // Whether the better answer is better.
  return searched([0, contenders.findIndex(({ action }) => action === found.best)], SECOND_LOOK);
};

import { deepEqual, listOf, type Random } from '@swordtable/kernel';
import { type BotInput, forSearch } from '../bot.ts';
import { lookAhead } from '../lookahead.ts';
import { type Expectation, meanOf } from './expectation.ts';
import { gradeOf, worthTo } from './grade.ts';
import { byLooking, bySearching, type Contender, type Samples } from './samples.ts';

/** How much thought a review takes. */
export type Depth = 'quick' | 'deep';

/** The answers that are compared with the one that was given: the best ones by a first look. */
const RIVALS = 3;
/** What looks wrong in a quick review is searched before it's called wrong. */
const SECOND_LOOK = { searches: 3, iterations: 50 } as const;
const DEEP = { searches: 4, iterations: 150 } as const;

/** The answer that was given beside the best one. */
export interface Comparison<Action> {
  readonly best: Action;
  /** What can be expected after the best answer, and after the one that was given. */
  readonly withBest: Expectation;
  readonly withPlayed: Expectation;
  /** What was lost, in points, and its standard error. */
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

const judgedBy = <State, Action>(
  { seat }: BotInput<State, Action>,
  contenders: readonly Contender<Action>[],
  samples: Samples,
  scale: number,
): Comparison<Action> => {
  const worths = samples.map((each) => each.map((sample) => worthTo(sample, seat, scale)));
  const found = samples.map(meanOf);
  const worthOf = (index: number): number => worthTo(found[index] as Expectation, seat, scale);
  // The given answer comes first, so it's the best unless another is better.
  const best = Array.from(found.keys()).reduce((most, index) => (worthOf(index) > worthOf(most) ? index : most), 0);
  const differences = (worths[best] ?? []).map((worth, at) => worth - (worths[0]?.[at] ?? worth));
  return {
    best: (contenders[best] as Contender<Action>).action,
    withBest: found[best] as Expectation,
    withPlayed: found[0] as Expectation,
    loss: worthOf(best) - worthOf(0),
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
  if (depth === 'quick' && gradeOf(first.loss, first.noise, scale) === 'good') return first;
  // A quick review searches only whether the better answer is better.
  const searched = Array.from(contenders.keys()).filter(
    (index) => depth === 'deep' || index === 0 || contenders[index]?.action === first.best,
  );
  const rivals = searched.map((index) => contenders[index] as Contender<Action>);
  const expected = searched.map((index) => meanOf(looked[index] ?? []));
  return judgedBy(input, rivals, bySearching(input, rivals, expected, depth === 'deep' ? DEEP : SECOND_LOOK, rng), scale);
};

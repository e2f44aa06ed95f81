import {
  type Answer,
  type Decision,
  deepEqual,
  type Game,
  type Message,
  type Position,
  type Random,
  randomFrom,
  type Seat,
} from '@swordtable/kernel';
import { type BotInput, botInput } from '../bot.ts';
import { withJudge } from '../learned.ts';
import { asHint } from '../reasons.ts';
import { type Comparison, compare, type Depth } from './compare.ts';
import type { Expectation } from './expectation.ts';
import { type Grade, gradeOf } from './grade.ts';

/** An answer that would have been better, and what speaks for it, most important first. */
export interface BetterAnswer {
  readonly action: unknown;
  readonly because?: readonly Message[];
}

/** One answer of a match, as a review sees it. */
export interface ReviewedStep {
  readonly seat: Seat;
  /** Undefined where there was nothing to choose. */
  readonly grade?: Grade;
  /** What could be expected before the answer, if it had been the best one. */
  readonly before: Expectation;
  /** What could be expected after it. */
  readonly after: Expectation;
  /** What was lost against the best answer, in points; the chance to win is counted in. */
  readonly loss: number;
  /** What chance changed with it, in points by seat; left out where nothing was drawn or revealed. */
  readonly luck?: readonly number[];
  /** The best answer, where the one that was given isn't good. */
  readonly better?: BetterAnswer;
}

/** What separates winner and loser in a game that doesn't say. */
const UNKNOWN = 10;

/** What usually separates winner and loser, in points. */
export const scaleOf = ({ winningMargin = UNKNOWN }: Pick<Game, 'winningMargin'>): number => winningMargin;

/** A number that adds up exactly: as many binary places as anyone can use. */
const PLACES = 1024;
export const fine = (value: number): number => (Math.sign(value) * Math.round(Math.abs(value) * PLACES)) / PLACES + 0;
const allFine = ({ margins, wins }: Expectation): Expectation => ({
  margins: margins.map(fine),
  ...(wins === undefined ? {} : { wins: wins.map(fine) }),
});

const betterThan = <State, Action, Event, View>(
  { reasons }: Pick<Game<State, Action, Event, View>, 'reasons'>,
  input: BotInput<State, Action>,
  played: Action,
  { best, withBest, withPlayed }: Comparison<Action>,
  rng: Random,
): BetterAnswer => {
  const marginIn = ({ margins }: Expectation): number => margins[input.seat] as number;
  const rated = [
    { action: best, visits: 1, margin: marginIn(withBest) },
    { action: played, visits: 1, margin: marginIn(withPlayed) },
  ];
  const because = asHint(input, reasons, rated, rng).find(({ action }) => deepEqual(action, best))?.because;
  return { action: best, ...(because === undefined ? {} : { because }) };
};

/** The seed of a step: fixed, so that a review can be repeated. */
const rngAt = (step: number): Random => randomFrom(`review ${step}`);

/** Reviews an answer from what its seat knew. */
export const reviewStep = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { state, decisions }: Position<State, Action>,
  { seat, action }: Answer,
  step: number,
  depth: Depth,
): ReviewedStep => {
  const decision = decisions.find((asked) => asked.seat === seat) as Decision<Action>;
  const known = botInput(game, state, decision);
  const rng = rngAt(step);
  const input = withJudge(known, rng) ?? known;
  const scale = scaleOf(game);
  // A record was replayed, so its answer is an option.
  const played = action as Action;
  const found = compare(input, played, scale, depth, rng);
  const [before, after] = [allFine(found.withBest), allFine(found.withPlayed)];
  if (decision.options.length === 1) return { seat, before: after, after, loss: 0 };
  const grade = gradeOf(found.loss, found.noise, scale);
  const better = grade === 'good' ? {} : { better: betterThan(game, input, played, found, rng) };
  return { seat, grade, before, after, loss: fine(found.loss), ...better };
};

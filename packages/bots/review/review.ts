import {
  accept,
  canonicalJson,
  type Game,
  hashText,
  type MatchRecord,
  type Position,
  type Result,
  refuse,
  replay,
} from '@swordtable/kernel';
import { outlookOf } from '../outlook.ts';
import type { Depth } from './compare.ts';
import { type EarlyEnd, earlyEndIn } from './early-end.ts';
import type { Expectation } from './expectation.ts';
import { luckOf } from './luck.ts';
import { fine, type ReviewedStep, reviewStep, scaleOf } from './step.ts';

/** Before version 2, a review took all that nobody had decided for luck. */
export const REVIEW_VERSION = 2;

/** A review of a match, whole or as far as it has come. Plain data, kept with the match. */
export interface Review {
  /** How it was made: see `REVIEW_VERSION`. */
  readonly version: number;
  /** The match it belongs to. */
  readonly of: string;
  readonly depth: Depth;
  /** What usually separates winner and loser, in points: losses are graded by it. */
  readonly scale: number;
  /** How many answers the match has. */
  readonly answers: number;
  /** The answers reviewed so far, from the first. */
  readonly steps: readonly ReviewedStep[];
  /** The result; of a match that ended early, what could be expected then. */
  readonly end: Expectation;
  /** How the match ended before its last question was answered; left out of one that was played to its end. */
  readonly early?: EarlyEnd;
}

/** A match that can be reviewed. */
export interface Reviewable {
  /** The review that nothing was done for yet. */
  readonly begun: Review;
  /** Reviews an answer. The same answer always gives the same. */
  step(index: number): ReviewedStep;
}

/** Identifies a match by everything that makes it what it is. */
export const matchMark = ({ game, version, seats, options, seed, scene = '', redealt = [], answers }: MatchRecord): string =>
  hashText(canonicalJson([game, version, seats, options, seed, scene, redealt, answers]));

/** What can be expected where the match ended: its result, or else what the best answer to the open question promises. */
const expectedAtEnd = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  position: Position<State, Action>,
  step: number,
  depth: Depth,
): Expectation => {
  const [asked] = position.decisions;
  if (asked === undefined) return outlookOf(game.standing(position.state));
  return reviewStep(game, position, { seat: asked.seat, action: asked.options.at(0) }, step, depth).before;
};

/**
 * Prepares the review of a match that is over, by its result or because somebody resigned or it was stopped; refused if it isn't. What was
 * learned about the game should be loaded.
 */
export const reviewOf = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  record: MatchRecord & { readonly ended?: unknown },
  depth: Depth,
): Result<Reviewable> => {
  const steps = replay(game, record);
  if (!steps.ok) return steps;
  const positions = steps.value.map(({ position }) => position);
  const end = positions.at(-1);
  const { answers } = record;
  const early = end?.decisions.length === 0 ? undefined : earlyEndIn(record);
  if (end === undefined || (end.decisions.length > 0 && early === undefined))
    return refuse('unfinished', 'This match isn’t over. Only a match that is over can be reviewed.');
  if (answers.length === 0) return refuse('unfinished', 'This match ended before anyone had answered, so there’s nothing to review.');
  return accept({
    begun: {
      ...{ version: REVIEW_VERSION, of: matchMark(record), depth, scale: scaleOf(game), answers: answers.length, steps: [] },
      end: expectedAtEnd(game, end, answers.length, depth),
      ...(early === undefined ? {} : { early }),
    },
    step: (index) => {
      const [position, next, answer] = [positions[index], positions[index + 1], answers[index]];
      if (position === undefined || next === undefined || answer === undefined)
        throw new Error(`There is no answer ${index} of ${answers.length}.`);
      const luck = luckOf(game, position, next, answer, index);
      return { ...reviewStep(game, position, answer, index, depth), ...(luck === undefined ? {} : { luck: luck.map(fine) }) };
    },
  });
};

/** Whether every answer was reviewed. */
export const isWhole = ({ steps, answers }: Review): boolean => steps.length === answers;

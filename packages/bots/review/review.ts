import { accept, canonicalJson, type Game, hashText, type MatchRecord, type Result, refuse, replay } from '@swordtable/kernel';
import { outlookOf } from '../outlook.ts';
import type { Depth } from './compare.ts';
import type { Expectation } from './expectation.ts';
import { type ReviewedStep, reviewStep, scaleOf } from './step.ts';

/** A review of a match, whole or as far as it has come. Plain data, kept with the match. */
export interface Review {
  /** The match it belongs to. */
  readonly of: string;
  readonly depth: Depth;
  /** What usually separates winner and loser, in points: losses are graded by it. */
  readonly scale: number;
  /** How many answers the match has. */
  readonly answers: number;
  /** The answers reviewed so far, from the first. */
  readonly steps: readonly ReviewedStep[];
  /** How the match ended. */
  readonly end: Expectation;
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

/** Prepares the review of a finished match; refused if it isn't one. What was learned about the game should be loaded. */
export const reviewOf = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  record: MatchRecord,
  depth: Depth,
): Result<Reviewable> => {
  const steps = replay(game, record);
  if (!steps.ok) return steps;
  const positions = steps.value.map(({ position }) => position);
  const end = positions.at(-1);
  if (end === undefined || end.decisions.length > 0)
    return refuse('unfinished', 'This match wasn’t played to its end. Only a finished match can be reviewed.');
  const { answers } = record;
  return accept({
    begun: {
      ...{ of: matchMark(record), depth, scale: scaleOf(game), answers: answers.length, steps: [] },
      end: outlookOf(game.standing(end.state)),
    },
    step: (index) => {
      const [position, answer] = [positions[index], answers[index]];
      if (position === undefined || answer === undefined) throw new Error(`There is no answer ${index} of ${answers.length}.`);
      return reviewStep(game, position, answer, index, depth);
    },
  });
};

/** Whether every answer was reviewed. */
export const isWhole = ({ steps, answers }: Review): boolean => steps.length === answers;

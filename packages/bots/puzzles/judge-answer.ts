import { accept, deepEqual, type Game, listOf, optionAt, type Result, randomFrom, refuse } from '@swordtable/kernel';
import type { RatedAction } from '../bot.ts';
import { asHint } from '../reasons.ts';
import { positionOf } from './position.ts';
import { isBest, type PlacedPuzzle, type PuzzleAnswer } from './puzzle.ts';
import { valuesOf } from './values.ts';

/** What came of an answer to a puzzle. */
export interface Verdict<Action = unknown> {
  /** How much worse than the best it is, in points; 0 for the best. */
  readonly loss: number;
  /** Whether it counts as the best. */
  readonly isRight: boolean;
  /** The best answer, then the one given, or, if that was the best, the best of the wrong ones; with what speaks for each. */
  readonly thoughts: readonly RatedAction<Action>[];
}

/** Tries for each answer that is compared: an answer that wasn't compared before is, and the others get their plans. */
const TRIES = 120;

/** Judges an answer to a puzzle: by the values it was made with, or by a short search if the answer isn't among them. */
export const judgeAnswer = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  placed: PlacedPuzzle,
  given: unknown,
): Result<Verdict<Action>> => {
  const { puzzle } = placed;
  const at = positionOf(game, placed);
  if (!at.ok) return at;
  const { decision, input } = at.value;
  const option = listOf(decision.options).findIndex((each) => deepEqual(each, given));
  if (option < 0) return refuse('not-an-option', `That isn’t one of the ${decision.options.length} options of puzzle ${puzzle.id}.`);
  const [best] = puzzle.answers;
  if (best === undefined) return refuse('bad-puzzle', `Puzzle ${puzzle.id} has no answer.`);
  const known = puzzle.answers.find((answer) => answer.option === option);
  const wrong = puzzle.answers.find(({ value }) => !isBest(best.value - value));
  const other = known === best ? wrong : { option, value: known?.value ?? Number.NaN };
  const shown: readonly PuzzleAnswer[] = other === undefined ? [best] : [best, other];
  // Where others guess, what an answer is worth depends on the others that are possible.
  const among = decision.prompt.sealed === 'bluff' ? puzzle.answers.filter((each) => !shown.some((one) => one.option === each.option)) : [];
  const actions = [...shown, ...among].map((answer) => optionAt(decision.options, answer.option));
  const rated = valuesOf(input, actions, TRIES, puzzle.id).slice(0, shown.length);
  const found = (rated[0]?.margin ?? 0) - (rated[1]?.margin ?? 0);
  const loss = known === undefined ? Math.max(0, found) : best.value - known.value;
  const thoughts = rated.map((each, index) => {
    const value = shown[index]?.value ?? Number.NaN;
    return { ...each, margin: Number.isNaN(value) ? best.value - loss : value };
  });
  return accept({ loss, isRight: isBest(loss), thoughts: asHint(input, game.reasons, thoughts, randomFrom(puzzle.id)) });
};

import { accept, type Game, optionAt, type Result, refuse } from '@swordtable/kernel';
import { positionOf } from './position.ts';
import { isBest, isWrong, type PlacedPuzzle } from './puzzle.ts';
import { valuesOf } from './values.ts';

const broken = (id: string, why: string): Result<never> => refuse('bad-puzzle', `Puzzle ${id} ${why}.`);

/** Checks a puzzle without searching: its match follows the rules, its answers are possible, and its values have a clear best. */
export const checkPuzzle = (game: Game, placed: PlacedPuzzle): Result<void> => {
  const { puzzle } = placed;
  const at = positionOf(game, placed);
  if (!at.ok) return at;
  const losses = puzzle.answers.map(({ value }) => (puzzle.answers[0]?.value ?? value) - value);
  const unknown = puzzle.themes.find((theme) => !Object.hasOwn(game.puzzles?.themes ?? {}, theme));
  if (unknown !== undefined) return broken(puzzle.id, `has an unknown theme, "${unknown}"`);
  if (losses.some((loss, index) => loss < (losses[index - 1] ?? 0))) return broken(puzzle.id, 'doesn’t have its best answer first');
  if (!losses.some(isWrong)) return broken(puzzle.id, 'has no wrong answer');
  return accept(undefined);
};

/** A search that contradicts a puzzle is repeated with this many times its tries: a short one may be wrong by chance. */
const LONGER = 4;

/** Searches a puzzle again, with other luck: the best answer must still lead the best of the wrong ones. Returns its lead, in points. */
export const searchPuzzle = (game: Game, placed: PlacedPuzzle, iterations: number, seed: string): Result<number> => {
  const { puzzle } = placed;
  const at = positionOf(game, placed);
  if (!at.ok) return at;
  const [best] = puzzle.answers;
  const wrong = puzzle.answers.find(({ value }) => isWrong((best?.value ?? value) - value));
  if (best === undefined || wrong === undefined) return broken(puzzle.id, 'has no wrong answer');
  const { decision, input } = at.value;
  // Where others guess, what an answer is worth depends on the others that are possible.
  const others = decision.prompt.sealed === 'bluff' ? puzzle.answers.filter((each) => each !== best && each !== wrong) : [];
  const answers = [best, wrong, ...others].map(({ option }) => optionAt(decision.options, option));
  const leadAfter = (tries: number): number => {
    const [first, second] = valuesOf(input, answers, tries, `${seed} ${puzzle.id}`);
    return (first?.margin ?? 0) - (second?.margin ?? 0);
  };
  const short = leadAfter(iterations);
  const lead = isBest(short) ? leadAfter(LONGER * iterations) : short;
  const said = best.value - wrong.value;
  return isBest(lead)
    ? broken(puzzle.id, `is no longer clear: its best answer leads by ${lead.toFixed(1)} points, not by ${said.toFixed(1)}`)
    : accept(lead);
};

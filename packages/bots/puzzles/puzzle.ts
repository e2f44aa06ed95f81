import type { Json, Seat } from '@swordtable/kernel';

/** An answer of a puzzle, by its place in the list of options, and the lead it can expect, in points. */
export interface PuzzleAnswer {
  readonly option: number;
  readonly value: number;
}

/** A position of a match in which one answer is clearly the best. */
export interface Puzzle {
  /** Unique within its game. */
  readonly id: string;
  /** After this many answers of its match. */
  readonly after: number;
  readonly seat: Seat;
  /** About how difficult it is, on the scale of players' ratings. */
  readonly rating: number;
  /** What it's about, by the game's own ids; the most typical first. */
  readonly themes: readonly string[];
  /** The answers worth comparing, best first. */
  readonly answers: readonly PuzzleAnswer[];
}

/** A match between bots with puzzles in it. Each of its answers is a place in the list of options of the first question that was open. */
export interface PuzzleMatch {
  readonly seed: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly answers: readonly number[];
  readonly puzzles: readonly Puzzle[];
}

/** All puzzles of a game. */
export interface PuzzleBook {
  readonly game: string;
  /** The version of the rules that the matches were played by. */
  readonly version: string;
  readonly matches: readonly PuzzleMatch[];
}

/** A puzzle and the match it's from. */
export interface PlacedPuzzle {
  readonly puzzle: Puzzle;
  readonly match: PuzzleMatch;
}

/** Less than this, in points, makes no difference: such an answer counts as the best one. */
const EVEN = 0.4;
/** An answer that is worse by this much is wrong. */
export const CLEAR = 1;
/** Values are tenths, and their differences aren't exact. */
const TINY = 1e-6;

/** What an answer earns by what it loses against the best, from 1 for nothing to 0. */
export const creditFor = (loss: number): number => {
  if (isBest(loss)) return 1;
  return isWrong(loss) ? 0 : (CLEAR - loss) / (CLEAR - EVEN);
};

/** Whether an answer is as good as the best. */
export const isBest = (loss: number): boolean => loss <= EVEN + TINY;

/** Whether an answer is clearly worse than the best. */
export const isWrong = (loss: number): boolean => loss >= CLEAR - TINY;

/** All puzzles of a book, each with its match. */
export const puzzlesIn = ({ matches }: PuzzleBook): readonly PlacedPuzzle[] =>
  matches.flatMap((match) => match.puzzles.map((puzzle) => ({ puzzle, match })));

import { accept, type Json, type Result, refuse } from '@swordtable/kernel';
import type { Puzzle, PuzzleAnswer, PuzzleBook, PuzzleMatch } from './puzzle.ts';

/**
 * A book as it's stored. Books are fetched by pages, so a match's answers are one text of numbers, and a puzzle is one line: after how many
 * answers, seat, rating, themes, and its answers with their values, as in `31 0 1540 flips,chain 12:3.4 7:1.1`.
 */
interface StoredMatch {
  readonly seed: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly answers: string;
  readonly puzzles: readonly string[];
}

const idOf = (seed: string, after: number): string => `${seed}-${after}`;

const lineOf = ({ after, seat, rating, themes, answers }: Puzzle): string =>
  [after, seat, rating, themes.join(','), ...answers.map(({ option, value }) => `${option}:${value}`)].join(' ');

/** A book as JSON, one match after another. */
export const storedBook = ({ game, version, matches }: PuzzleBook): unknown => ({
  game,
  version,
  matches: matches.map(
    ({ seed, seats, options, answers, puzzles }): StoredMatch => ({
      seed,
      seats,
      options,
      answers: answers.join(' '),
      puzzles: puzzles.map(lineOf),
    }),
  ),
});

const PUZZLE = /^(\d+) (\d) (\d+) ([a-z-]+(?:,[a-z-]+)*) (\d+:-?\d+(?:\.\d+)?(?: \d+:-?\d+(?:\.\d+)?)+)$/;

const readPuzzle = (seed: string, line: unknown): Puzzle | undefined => {
  const [, after, seat, rating, themes = '', answers = ''] = PUZZLE.exec(String(line)) ?? [];
  if (after === undefined) return undefined;
  return {
    id: idOf(seed, Number(after)),
    after: Number(after),
    seat: Number(seat),
    rating: Number(rating),
    themes: themes.split(','),
    answers: answers.split(' ').map((answer): PuzzleAnswer => {
      const [option, value] = answer.split(':').map(Number);
      return { option: option as number, value: value as number };
    }),
  };
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readMatch = (value: unknown): PuzzleMatch | undefined => {
  if (!isObject(value)) return undefined;
  const { seed, seats, options, answers, puzzles } = value;
  if (typeof seed !== 'string' || typeof seats !== 'number' || !isObject(options) || !Array.isArray(puzzles)) return undefined;
  if (typeof answers !== 'string' || !/^(?:\d+(?: \d+)*)?$/.test(answers)) return undefined;
  const read = puzzles.flatMap((line) => readPuzzle(seed, line) ?? []);
  // The kernel checks the options of a match when it's opened.
  const given = options as Readonly<Record<string, Json>>;
  if (read.length !== puzzles.length) return undefined;
  return { seed, seats, options: given, answers: answers === '' ? [] : answers.split(' ').map(Number), puzzles: read };
};

const unreadable = (why: string): Result<never> => refuse('bad-puzzles', `These puzzles can’t be read: ${why}.`);

/** Reads a stored book, which comes from a file or the network. */
export const readBook = (value: unknown): Result<PuzzleBook> => {
  if (!isObject(value)) return unreadable('they aren’t an object');
  const { game, version, matches } = value;
  if (typeof game !== 'string' || typeof version !== 'string' || !Array.isArray(matches))
    return unreadable('the game, the version, or the matches are missing');
  const read: PuzzleMatch[] = [];
  for (const [index, stored] of matches.entries()) {
    const match = readMatch(stored);
    if (match === undefined) return unreadable(`match ${index + 1} is malformed`);
    read.push(match);
  }
  return accept({ game, version, matches: read });
};

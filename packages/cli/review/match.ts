import { accept, type Game, type MatchRecord, type Result, readRecord, refuse } from '@swordtable/kernel';
import { gameNamed } from '../games.ts';

/** A match to review: its file as it was written, its record, and its rules. */
export interface ReviewedMatch {
  readonly game: Game;
  readonly record: File;
  /** The review in the file, before it's trusted. */
  readonly kept: unknown;
}

type File = MatchRecord & { readonly review?: unknown; readonly ended?: unknown };

const rulesOf = ({ game: id, version }: File): Result<Game> => {
  if (gameNamed(id) === undefined) return refuse('unknown-game', `There is no game "${id}".`);
  const game = gameNamed(id, version);
  return game === undefined
    ? refuse('wrong-version', `The match was played with version ${version} of its rules, which this program doesn’t have.`)
    : accept(game);
};

/** Reads a match's file. */
export const matchIn = (text: string): Result<ReviewedMatch> => {
  const read = readRecord(text);
  if (!read.ok) return read;
  const file: File = read.value;
  const game = rulesOf(file);
  return game.ok ? accept({ game: game.value, record: file, kept: file.review }) : game;
};

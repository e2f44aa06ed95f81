import { readStored, store } from '../../client/storage.ts';
import { BEGINNING, type Progress } from './lesson.ts';

const matchKey = (game: string): string => `swordtable.learn.${game}`;
const puzzleKey = (game: string): string => `swordtable.learn.puzzle.${game}`;
const progressKey = (match: string): string => `swordtable.learn.match.${match}`;

const readMatch = (key: string): string | undefined => {
  const match = readStored(key);
  return typeof match === 'string' ? match : undefined;
};

/** The guided match of a game that was begun in this browser. */
export const guidedMatch = (game: string): string | undefined => readMatch(matchKey(game));

/** The match of a game's puzzle that is open in this browser, or was when the page was left. */
export const guidedPuzzle = (game: string): string | undefined => readMatch(puzzleKey(game));
export const keepGuidedPuzzle = (game: string, match: string | undefined): void => void store(puzzleKey(game), match);

/** Remembers a game's guided match and forgets the one before. */
export const keepGuidedMatch = (game: string, match: string | undefined): void => {
  const before = guidedMatch(game);
  if (before !== undefined && before !== match) store(progressKey(before), undefined);
  store(matchKey(game), match);
};

const isProgress = (value: unknown): value is Progress => {
  if (typeof value !== 'object' || value === null || !('done' in value) || !('isOff' in value)) return false;
  const now = 'now' in value ? value.now : { id: '', since: 0 };
  return (
    Array.isArray(value.done) &&
    value.done.every((id) => typeof id === 'string') &&
    typeof value.isOff === 'boolean' &&
    typeof now === 'object' &&
    now !== null &&
    'id' in now &&
    typeof now.id === 'string' &&
    'since' in now &&
    typeof now.since === 'number'
  );
};

/** The progress of a match's lessons. If it can't be read, they start over: that costs a few clicks, not the match. */
export const keptProgress = (match: string): Progress => {
  const value = readStored(progressKey(match));
  return isProgress(value) ? value : BEGINNING;
};

export const keepProgress = (match: string, progress: Progress): void => void store(progressKey(match), progress);

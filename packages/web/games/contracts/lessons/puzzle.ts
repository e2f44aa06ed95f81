import type { Puzzle } from '../../../kit/lessons/puzzle.ts';
import match from './puzzle.json' with { type: 'json' };

/** The last pay day of a match: three salary tokens too many, and one companion who isn’t worth as many. */
export const puzzle: Omit<Puzzle, 'usePuzzleText'> = {
  match,
  seat: 1,
  best: { dismiss: 'ritual-keeper' },
  at: [['.prompt']],
};

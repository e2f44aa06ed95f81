import type { Puzzle } from '../../../kit/lessons/puzzle.ts';
import match from './puzzle.json' with { type: 'json' };

/** The last round of a match: a group of three decides two magic cards. */
export const puzzle: Omit<Puzzle, 'usePuzzleText'> = {
  match,
  seat: 0,
  best: { group: 0 },
  at: [['.magic-cards', '.tabs button:nth-child(2)']],
};

import type { Puzzle } from '../../../kit/lessons/puzzle.ts';
import match from './puzzle.json' with { type: 'json' };

/** The last battle of a match: Surround clears the way for an Elite. */
export const puzzle: Omit<Puzzle, 'usePuzzleText'> = {
  match,
  seat: 0,
  best: { play: 'surround', place: 2 },
  at: [['.place-spot[data-place="2"][data-part="land"]', '.field4']],
};

import type { Puzzle } from '../../../kit/lessons/puzzle.ts';
import asgard from './puzzle-asgard.json' with { type: 'json' };
import olympus from './puzzle-olympus.json' with { type: 'json' };

type TilePuzzle = Omit<Puzzle, 'usePuzzleText'>;

/** The last placements of a match: Harpy looks at the far sides of two weak heroes. */
export const olympusPuzzle: TilePuzzle = {
  match: olympus,
  seat: 0,
  best: { tile: 21, cell: 37, turns: 3 },
  at: [
    ['[data-cell="29"]', '.board'],
    ['[data-cell="36"]', '.board'],
  ],
};

/** The last placements of a match: Monk defends with two more, and one number of Paladin’s is enough. */
export const asgardPuzzle: TilePuzzle = {
  match: asgard,
  seat: 0,
  best: { tile: 81, cell: 51, turns: 3 },
  at: [
    ['[data-cell="43"]', '.board'],
    ['[data-cell="50"]', '.board'],
  ],
};

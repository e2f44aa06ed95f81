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

/** The last placements of a match: an enemy Paladin lends Noble the number it needs. */
export const asgardPuzzle: TilePuzzle = {
  match: asgard,
  seat: 0,
  best: { tile: 77, cell: 55, turns: 0 },
  at: [
    ['[data-cell="47"]', '.board'],
    ['[data-cell="48"]', '.board'],
  ],
};

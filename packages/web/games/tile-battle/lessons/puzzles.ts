import type { Spot } from '../../../kit/lessons/note.ts';
import type { Puzzle } from '../../../kit/lessons/puzzle.ts';
import asgard from './puzzle-asgard.json' with { type: 'json' };
import olympus from './puzzle-olympus.json' with { type: 'json' };

type TilePuzzle = Omit<Puzzle, 'usePuzzleText'>;

/** Cells that a hint points at, those to choose from included: its note covers none of them. */
const atCells = (...cells: readonly number[]): readonly Spot[] => cells.map((cell) => [`[data-cell="${cell}"]`, '.board']);

/** The last placements of a match: Pegasus beats two heroes, if it’s turned the right way. */
export const olympusPuzzle: TilePuzzle = {
  match: olympus,
  seat: 0,
  best: { tile: 39, cell: 21, turns: 2 },
  at: atCells(20, 29, 21, 14),
};

/** The last placements of a match: Monk defends with two more, and one number of Paladin’s is enough. */
export const asgardPuzzle: TilePuzzle = {
  match: asgard,
  seat: 0,
  best: { tile: 81, cell: 51, turns: 3 },
  at: atCells(43, 50, 51, 35),
};

import { deepEqual, type MatchRecord, refuse } from '@swordtable/kernel';
import type { Table } from '../../client/table.ts';
import type { Said, Spot } from './note.ts';

/** What is said at a puzzle. */
export interface PuzzleText {
  readonly task: Said;
  /** After a wrong try: what to look for. */
  readonly hint: Said;
  /** After the right answer: why it's the best, in points. */
  readonly solved: Said;
}

/** The end of a course: a position of a match in which one answer is better than all others. */
export interface Puzzle {
  /** The match up to the question. */
  readonly match: MatchRecord;
  /** Who is asked. */
  readonly seat: number;
  readonly best: unknown;
  /** What the hint points at. */
  readonly at: readonly Spot[];
  readonly usePuzzleText: () => PuzzleText;
}

const WRONG = refuse('not-best', 'Another answer is better. Try again.');
const NO_WAY_BACK = refuse('undo-nothing', 'There’s nothing to undo yet.');

/** A puzzle's table: the position stays until the best answer is given, and every try is reported. Then the match continues. */
export const puzzleTable = <Any extends Pick<Table, 'act' | 'undo' | 'undoable'>>(
  table: Any,
  best: unknown,
  onTry: (isBest: boolean) => void,
): Any => {
  let isSolved = false;
  return {
    ...table,
    act: async (action: unknown) => {
      if (isSolved) return table.act(action);
      const isBest = deepEqual(action, best);
      const done = isBest ? await table.act(action) : WRONG;
      isSolved = isBest && done.ok;
      if (!isBest || done.ok) onTry(isBest);
      return done;
    },
    undo: async () => NO_WAY_BACK,
    undoable: async () => NO_WAY_BACK,
  };
};

import { type Result, refuse } from '@swordtable/kernel';
import type { LocalTable } from '../../client/local/client.ts';
import { forgetMatch } from '../../client/local/forget.ts';
import { startLocal } from '../../client/local/start.ts';
import { guidedPuzzle, keepGuidedPuzzle } from '../../kit/lessons/kept-lessons.ts';
import type { Puzzle } from '../../kit/lessons/puzzle.ts';
import { loadCourse } from './courses.ts';

export interface OpenPuzzle {
  readonly table: LocalTable;
  readonly puzzle: Puzzle;
}

/** The match's file: the learner at the seat that is asked, and a gentle opponent. */
const fileOf = ({ match, seat }: Puzzle): string =>
  JSON.stringify({
    ...match,
    players: Array.from({ length: match.seats }, (_, each) =>
      each === seat ? { name: '', player: 'person' } : { name: '', player: 'bot', level: 'easy' },
    ),
  });

/** Removes the match of a puzzle: it's a question, not one of the player's matches. */
export const forgetPuzzle = async (game: string): Promise<void> => {
  const before = guidedPuzzle(game);
  if (before === undefined) return;
  keepGuidedPuzzle(game, undefined);
  await forgetMatch(before);
};

/** The puzzle at the end of a game's course, from its beginning. */
export const openPuzzle = async (game: string): Promise<Result<OpenPuzzle>> => {
  const loading = loadCourse(game);
  if (loading === undefined) return refuse('no-course', 'This game has no lessons.');
  const { puzzle } = await loading;
  await forgetPuzzle(game);
  const table = await startLocal({ do: 'import', text: fileOf(puzzle) });
  if (!table.ok) return table;
  keepGuidedPuzzle(game, table.value.match);
  return { ok: true, value: { table: table.value, puzzle } };
};

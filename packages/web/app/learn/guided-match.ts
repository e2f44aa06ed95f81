import { type Result, refuse } from '@swordtable/kernel';
import type { LocalTable } from '../../client/local/client.ts';
import { startLocal } from '../../client/local/start.ts';
import { guidedMatch, keepGuidedMatch } from '../../kit/lessons/kept-lessons.ts';
import type { Course } from '../../kit/lessons/lesson.ts';
import { loadCourse } from './courses.ts';

export interface Guided {
  readonly table: LocalTable;
  readonly course: Course;
}

/** A gentle opponent: it takes what looks best right now and plans nothing. */
const LEVEL = 'easy';

const begin = async (game: string, { wishes }: Course): Promise<Result<LocalTable>> => {
  const seats = [
    { kind: 'here', name: '' },
    { kind: 'bot', level: LEVEL },
  ] as const;
  const begun = await startLocal({ do: 'create', wishes: { game, seats, ...wishes } });
  if (begun.ok) keepGuidedMatch(game, begun.value.match);
  return begun;
};

/** A game's guided match where it was left, or a new one if there is none or it's gone. */
export const openGuided = async (game: string): Promise<Result<Guided>> => {
  const loading = loadCourse(game);
  if (loading === undefined) return refuse('no-course', 'This game has no lessons.');
  const course = await loading;
  const before = guidedMatch(game);
  const left = before === undefined ? undefined : await startLocal({ do: 'resume', match: before });
  const table = left?.ok ? left : await begin(game, course);
  return table.ok ? { ok: true, value: { table: table.value, course } } : table;
};

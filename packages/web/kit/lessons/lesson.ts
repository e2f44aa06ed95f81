import type { LocalSetup } from '../../client/local/new-match.ts';
import type { TableState } from '../../client/table.ts';
import type { Said, Spot } from './note.ts';
import type { Puzzle } from './puzzle.ts';

/** One small thing to learn. It appears when the table shows it, so no player can get stuck. */
export interface Lesson<State = TableState> {
  readonly id: string;
  readonly when: (state: State) => boolean;
  /** What it points at. */
  readonly at: (state: State) => readonly Spot[];
  /** It asks the player to do something, and ends when that is done. */
  readonly isTask?: true;
  /**
   * What on the page shows that it's done, if no answer does. The lesson ends when this changes, or if it's already true. Undefined while
   * there's nothing to see.
   */
  readonly sign?: (page: ParentNode) => unknown;
  /** The last one: it appears immediately, and stays. */
  readonly isLast?: true;
}

/** A game's course: a match with known first tiles, and the lessons for it. */
export interface Course<State = TableState> {
  readonly wishes: Pick<LocalSetup, 'options'> & { readonly seed: string };
  readonly lessons: readonly Lesson<State>[];
  /** What it ends with. */
  readonly puzzle: Puzzle;
  /** A lesson's text, about the table as it was when the lesson appeared. */
  readonly useLessonText: () => (id: string, state: State) => Said;
}

/** Types a game's course once: the pages look it up by the match's game. */
export const defineCourse = <State extends TableState>(course: Course<State>): Course => course as Course;

/** A player's progress. */
export interface Progress {
  readonly done: readonly string[];
  /** The current lesson, and the number of the line at which it appeared. */
  readonly now?: { readonly id: string; readonly since: number };
  /** The player has ended the lessons. */
  readonly isOff: boolean;
}

export const BEGINNING: Progress = { done: [], isOff: false };

/** What lessons depend on, in any game. */
type Moment = Pick<TableState, 'seq' | 'steps' | 'watcher'>;

/** Whether the player has moved on since a lesson appeared: then it was read, or isn't wanted. */
const hasAnswered = ({ steps, watcher }: Moment, since: number): boolean =>
  steps.some(({ seq, what }) => seq > since && what.kind === 'answered' && what.seat === watcher);

/** Ends the current lesson: it was read, done, or skipped. */
export const finished = ({ now, ...progress }: Progress): Progress =>
  now === undefined ? progress : { ...progress, done: [...progress.done, now.id] };

/** The progress with what the table shows now; the same value if nothing changes. */
export const advanced = <State extends Moment>(lessons: readonly Lesson<State>[], progress: Progress, state: State): Progress => {
  if (progress.isOff) return progress;
  const { now } = progress;
  const last = lessons.find((lesson) => lesson.isLast === true && lesson.when(state));
  const isOver =
    now !== undefined &&
    (last === undefined ? hasAnswered(state, now.since) || !lessons.some(({ id }) => id === now.id) : last.id !== now.id);
  if (now !== undefined && !isOver) return progress;
  const rest = isOver ? finished(progress) : progress;
  const next = last ?? lessons.find(({ id, when }) => !rest.done.includes(id) && when(state));
  if (next === undefined || rest.done.includes(next.id)) return rest;
  return { ...rest, now: { id: next.id, since: state.seq } };
};

/** The table as it was when a lesson appeared, as far as known: a lesson's text doesn't change while it's read. */
export const tableAt = <State extends Moment>(state: State, since: number): State => ({
  ...state,
  steps: state.steps.filter(({ seq }) => seq <= since),
});

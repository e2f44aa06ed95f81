import type { ReactNode } from 'react';
import type { LocalSetup } from '../../client/local/new-match.ts';
import type { TableState } from '../../client/table.ts';

/** Something on the page, by selectors: the first that is in sight is meant, so that a phone can point at a tab instead. */
export type Spot = readonly string[];

/** One small thing to learn. It comes when the table shows it, so whatever the player does, nobody gets stuck. */
export interface Lesson<State = TableState> {
  readonly id: string;
  readonly when: (state: State) => boolean;
  /** What it speaks of. */
  readonly at: (state: State) => readonly Spot[];
  /** It asks the player to do something, and is over when that is done. */
  readonly isTask?: true;
  /**
   * What shows on the page that it is done, where no answer does: the lesson is over when this changes, or is true at once.
   * Undefined while there is nothing to see.
   */
  readonly sign?: (page: ParentNode) => unknown;
  /** The last one: it comes at once, and stays. */
  readonly isLast?: true;
}

export interface Said {
  readonly title: string;
  readonly text: string;
  /** What is better drawn than said. */
  readonly picture?: ReactNode;
}

/** What a game teaches with: a match whose first tiles are known, and what is said about it. */
export interface Course<State = TableState> {
  readonly wishes: Pick<LocalSetup, 'options'> & { readonly seed: string };
  readonly lessons: readonly Lesson<State>[];
  /** What a lesson says, of the table as it was when the lesson came. */
  readonly useLessonText: () => (id: string, state: State) => Said;
}

/** Types a game's course once: the pages look it up by the match's game. */
export const defineCourse = <State extends TableState>(course: Course<State>): Course => course as Course;

/** How far somebody has come. */
export interface Progress {
  readonly done: readonly string[];
  /** The lesson that stands, and the number of the line at which it came. */
  readonly now?: { readonly id: string; readonly since: number };
  /** No more lessons are wanted. */
  readonly isOff: boolean;
}

export const BEGINNING: Progress = { done: [], isOff: false };

/** What lessons go by, whatever else is on the table. */
type Moment = Pick<TableState, 'seq' | 'steps' | 'watcher'>;

/** Whether the player has gone on since a lesson came: then it was read, or is not wanted. */
const hasAnswered = ({ steps, watcher }: Moment, since: number): boolean =>
  steps.some(({ seq, what }) => seq > since && what.kind === 'answered' && what.seat === watcher);

/** The lesson that stands is over: it was read, done or skipped. */
export const finished = ({ now, ...progress }: Progress): Progress =>
  now === undefined ? progress : { ...progress, done: [...progress.done, now.id] };

/** How far it has come with what the table shows now; the very same value where nothing changes. */
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

/** The table as it was when a lesson came, as far as its past goes: what is told does not change while it is read. */
export const tableAt = <State extends Moment>(state: State, since: number): State => ({
  ...state,
  steps: state.steps.filter(({ seq }) => seq <= since),
});

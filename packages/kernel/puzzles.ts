import type { Message } from './explain.ts';
import type { Prompt } from './prompt.ts';
import type { Seat } from './seat.ts';

/** A question with the answer to find, for a game to say what it's about. */
export interface PuzzleSubject<State, Action> {
  /** The position before the answer. Not to be changed. */
  readonly state: State;
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly action: Action;
  /** What speaks for the answer. */
  readonly because: readonly Message[];
}

/** What a game contributes to its puzzles. */
export interface Puzzles<State = unknown, Action = unknown> {
  /** What puzzles can be about: ids, with names in English. */
  readonly themes: Readonly<Record<string, string>>;
  /** What a puzzle is about, the most typical first; none if it's not worth asking. */
  themesOf(subject: PuzzleSubject<State, Action>): readonly string[];
  /** The puzzles, fetched when someone wants one. */
  book(): Promise<unknown>;
}

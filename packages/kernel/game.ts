import type { Known, Message, Why, WhyQuestion } from './explain.ts';
import type { LazyOptions } from './lazy-options.ts';
import type { Json, MatchOptions, OptionSpec } from './options.ts';
import type { Prompt } from './prompt.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, Watcher } from './seat.ts';

/** One question put to one seat, with every legal answer listed. */
export interface Decision<Action> {
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly options: LazyOptions<Action>;
  /**
   * A subset of the options for bots that look ahead. Where several orders of answers lead to the same result, it keeps one of them;
   * where many answers barely differ, it leaves out those that are hardly ever the best.
   */
  readonly searchOptions?: () => LazyOptions<Action>;
}

/**
 * Points by seat; seats by rank, best first; tied seats share a rank. Alone against the game one wins or loses all the same: who has
 * lost comes second, and the first rank is nobody's.
 */
export interface Standing {
  readonly points: readonly number[];
  readonly ranking: readonly (readonly Seat[])[];
}

/** Takes an event. Where nobody listens there is no `tell`, and no event is made. */
export type Tell<Event> = (event: Event) => void;

/**
 * The sentences for people. Another language is another value of this type. Where names depend on the position, as those of cells on a
 * board that grows, they are taken from the view, if there is one.
 */
export interface Words<Action, Event, View = unknown> {
  /** The question, as a sentence. */
  prompt(prompt: Prompt): string;
  /** The answer, as a sentence. */
  action(action: Action, view?: View): string;
  /** What happened, as a sentence. */
  event(event: Event, view?: View): string;
  /** What a seat is called. */
  seat(seat: Seat): string;
  /** A sentence of an explanation; only games that explain have it. */
  message?(message: Message, view?: View): string;
}

/**
 * A game, as pure rules. A `State` is one plain JSON value that contains everything, secrets, the random
 * generator and what is still to be done included; a `View` is what one seat may know of it.
 * Methods are written as methods so that games of different types can stand in one list.
 */
export interface Game<State = unknown, Action = unknown, Event = unknown, View = unknown> {
  readonly id: string;
  readonly name: string;
  /** The version of the rules. A match records it and keeps it. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** What a match can be started with, described so that a lobby or a command line can offer it. */
  readonly options: readonly OptionSpec[];
  readonly words: Words<Action, Event, View>;

  /** Why these options cannot be played together; nothing if they can. */
  refuses(seats: number, options: MatchOptions): Refusal | undefined;

  /** The state that a match begins with. */
  setup(seats: number, options: MatchOptions, random: Random, tell?: Tell<Event>): State;
  /** An independent copy. */
  clone(state: State): State;

  /** Those who must decide now. Several at once in simultaneous phases; none when the game is over. */
  decisions(state: State): readonly Decision<Action>[];

  /** Plays a listed option, changing `state` in place; returns the decisions that now stand. */
  advance(state: State, seat: Seat, action: Action, tell?: Tell<Event>): readonly Decision<Action>[];

  /** What a watcher may know. */
  view(state: State, watcher: Watcher): View;

  /**
   * The view with nothing hidden, for a finished match: everything face down, looked at, or chosen in secret is shown as well.
   * Never sent while the match is running.
   */
  openView(state: State): View;

  /** The part of an event that a watcher may know; nothing if the watcher may not even know that it happened. */
  redact(event: Event, watcher: Watcher): Event | undefined;

  /** A separate state that `watcher` can't tell from the real one: everything unknown is dealt again from `random`. */
  determinize(state: State, watcher: Watcher, random: Random): State;

  /** Grows whenever chance decides something or hidden information is revealed to anyone. Undo never goes back past a change. */
  revealCount(state: State): number;

  /** Whose turn it is, in a game that has turns. Undo never changes it. */
  active?(state: State): Seat;

  /**
   * A copy of the state in which it is this seat's turn, for planning ahead; nothing where such a turn can't be imagined.
   * Optional: a game without it has no orders in advance.
   */
  imagineTurn?(state: State, seat: Seat): State | undefined;

  /** Whether an answer with these facets is conceivable, in whatever position: what names a card that is not in the game is a slip. */
  couldAnswer?(facets: Readonly<Record<string, Json>>): boolean;

  /** Explains what a watcher asks about; nothing where there is nothing to explain, or the question names nothing of this game. */
  explain?(known: Known<View, Event, Action>, question: WhyQuestion): Why | undefined;

  /** The final standing, or the standing if the game stopped here. */
  standing(state: State): Standing;

  /**
   * The expected standing, as a quick estimate for bots: it includes what is in hand but not scored yet. Nothing where there is no
   * telling yet. A game without it is played to its end in simulations.
   */
  evaluate?(state: State): Standing | undefined;

  /**
   * Strategies that a bot can be told to prefer, by name, to measure balance. No rule of the game depends on them.
   */
  readonly strategies?: Readonly<Record<string, Strategy<State>>>;

  /** The most answers a match with these options can take. */
  limit(seats: number, options: MatchOptions): number;

  /** What is wrong with a state, in sentences; nothing in a sound one. The laws ask at every step. */
  faults(state: State): readonly string[];
}

/** A strategy, measured by how far a seat has progressed along it. */
export interface Strategy<State = unknown> {
  /** How far a seat has come; more is further. */
  progress(state: State, seat: Seat): number;
}

/** The default number of seats: two where the game allows it, because most people want an opponent. */
export const defaultSeats = ({ seats: { min, max } }: Pick<Game, 'seats'>): number => Math.min(max, Math.max(min, 2));

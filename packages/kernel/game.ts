import type { Known, Message, Why, WhyQuestion } from './explain.ts';
import type { Listed } from './listed.ts';
import type { MatchOptions, OptionSpec, Plain } from './options.ts';
import type { Prompt } from './prompt.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, Watcher } from './seat.ts';

/** One question put to one seat, with every legal answer listed. */
export interface Decision<Action> {
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly options: Listed<Action>;
  /**
   * Options that are enough for those who look ahead. Where many orders of answers come to the same, whoever keeps to them from the
   * beginning can still come to every end, and to none by two orders; where many answers differ by next to nothing, those are left out
   * that are hardly ever the best.
   */
  readonly enough?: () => Listed<Action>;
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

/** The sentences for people. Another language is another value of this type. */
export interface Words<Action, Event> {
  /** The question, as a sentence. */
  prompt(prompt: Prompt): string;
  /** The answer, as a sentence. */
  action(action: Action): string;
  /** What happened, as a sentence. */
  event(event: Event): string;
  /** What a seat is called. */
  seat(seat: Seat): string;
  /** A sentence of an explanation; only games that explain have it. */
  message?(message: Message): string;
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
  readonly words: Words<Action, Event>;

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
   * The view with nothing hidden, for a match that is over: what every watcher sees alike stays as it is, and what lies face down,
   * is looked at or was chosen in secret lies open besides. Never told while anybody could still use it.
   */
  laidOpen(state: State): View;

  /** What of an event a watcher may know; nothing if not even that it happened. */
  seen(event: Event, watcher: Watcher): Event | undefined;

  /** A state of its own that `watcher` cannot tell from the real one, everything unknown dealt anew from `random`. */
  determinize(state: State, watcher: Watcher, random: Random): State;

  /** Grows whenever chance decides or something hidden becomes known to anyone. Undo never crosses it. */
  horizon(state: State): number;

  /** Whose turn it is, in a game that has turns. Undo never changes it. */
  active?(state: State): Seat;

  /**
   * The state as if it were this seat's turn now, as a copy, for whoever plans ahead; nothing where no turn of the seat can be imagined.
   * A game in which nobody plans ahead by name does without.
   */
  asIf?(state: State, seat: Seat): State | undefined;

  /** Whether an answer with these facets is conceivable, in whatever position: what names a card that is not in the game is a slip. */
  couldAnswer?(facets: Readonly<Record<string, Plain>>): boolean;

  /** Explains what a watcher asks about; nothing where there is nothing to explain, or the question names nothing of this game. */
  explain?(known: Known<View, Event, Action>, question: WhyQuestion): Why | undefined;

  /** The final standing, or the standing if the game stopped here. */
  standing(state: State): Standing;

  /**
   * The standing that may be expected, as a quick guess for those who look ahead: what is in hand but not yet scored counts in it.
   * Nothing where one cannot tell yet. A game whose imagined games are best played to their end has none.
   */
  prospects?(state: State): Standing | undefined;

  /**
   * Ways to play that a bot can be told to prefer, by name. For those who want to know whether all ways lead somewhere. No rule of the game depends on them.
   */
  readonly ways?: Readonly<Record<string, Way<State>>>;

  /** The most answers a match with these options can take. */
  limit(seats: number, options: MatchOptions): number;

  /** What is wrong with a state, in sentences; nothing in a sound one. The laws ask at every step. */
  faults(state: State): readonly string[];
}

/** A way to play, and how far a seat has come along it. */
export interface Way<State = unknown> {
  /** How far a seat has come; more is further. */
  far(state: State, seat: Seat): number;
}

/** How many sit down where nobody says otherwise: two where they can, because most come to play against somebody. */
export const usualSeats = ({ seats: { min, max } }: Pick<Game, 'seats'>): number => Math.min(max, Math.max(min, 2));

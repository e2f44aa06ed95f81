import type { Known, Message, Reason, Why, WhyQuestion } from './explain.ts';
import type { Learned } from './features.ts';
import type { LazyOptions } from './lazy-options.ts';
import type { Json, MatchOptions, OptionSpec } from './options.ts';
import type { Prompt } from './prompt.ts';
import type { Puzzles } from './puzzles.ts';
import type { Random } from './random.ts';
import type { Refusal, Result } from './refusal.ts';
import type { Seat, Watcher } from './seat.ts';

/** One question put to one seat, with every legal answer listed. */
export interface Decision<Action> {
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly options: LazyOptions<Action>;
  /**
   * A subset of the options for bots that look ahead. Where several orders of answers lead to the same result, it keeps one of them; where
   * many answers barely differ, it leaves out those that are hardly ever the best.
   */
  readonly searchOptions?: () => LazyOptions<Action>;
  /**
   * In the middle of an action, the answers that lead to its end, for a plan of the whole action. Left out where an action begins: a plan
   * for the one before ends there.
   */
  readonly planOptions?: () => LazyOptions<Action>;
  /**
   * How often bots give each of the search's options, where variety is worth more than the little that tells them apart: weights, by the
   * option's index.
   */
  readonly shares?: () => readonly number[];
}

/**
 * Points by seat; seats by rank, best first; tied seats share a rank. A solo player wins or loses against the game: a player who has lost
 * comes second, and no one has the first rank.
 */
export interface Standing {
  readonly points: readonly number[];
  readonly ranking: readonly (readonly Seat[])[];
}

/** Receives an event. Without a listener there is no `tell`, and no event is created. */
export type Tell<Event> = (event: Event) => void;

/**
 * The sentences for people. Another language is another value of this type. If names depend on the position, as those of cells on a
 * growing board do, they come from the view, if there is one.
 */
export interface Words<Action, Event, View = unknown> {
  /** The question, as a sentence. */
  prompt(prompt: Prompt): string;
  /** The answer, as a sentence. */
  action(action: Action, view?: View): string;
  /** What happened, as a sentence. */
  event(event: Event, view?: View): string;
  /** A seat's name. */
  seat(seat: Seat): string;
  /** A sentence of an explanation, in games that explain. */
  message?(message: Message, view?: View): string;
}

/**
 * A game, as pure rules. A `State` is one plain JSON value that contains everything, including secrets, the random generator, and what is
 * still to be done; a `View` is what one seat may know of it. Methods are declared as methods so that games of different types fit into one
 * list.
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

  /** Why these options can't be combined; undefined if they can. */
  refuses(seats: number, options: MatchOptions): Refusal | undefined;

  /** The state that a match begins with. */
  setup(seats: number, options: MatchOptions, random: Random, tell?: Tell<Event>): State;
  /** An independent copy. */
  clone(state: State): State;

  /** Who must decide now. Several seats in simultaneous phases; none when the game is over. */
  decisions(state: State): readonly Decision<Action>[];

  /** Plays a listed option, changing `state` in place; returns the new decisions. */
  advance(state: State, seat: Seat, action: Action, tell?: Tell<Event>): readonly Decision<Action>[];

  /** What a watcher may know. */
  view(state: State, watcher: Watcher): View;

  /** The view in two parts. Optional: with it, what all watchers see alike is built and told only once. */
  readonly viewParts?: ViewParts<State, View> | undefined;

  /**
   * The view with nothing hidden, for a finished match: everything face down, peeked at, or chosen in secret is shown as well. Never sent
   * while the match is running.
   */
  openView(state: State): View;

  /** The part of an event that a watcher may know; undefined if the watcher may not even know that it happened. */
  redact(event: Event, watcher: Watcher): Event | undefined;

  /** A separate state that `watcher` can't tell from the real one: everything unknown is dealt again from `random`. */
  determinize(state: State, watcher: Watcher, random: Random): State;

  /**
   * A separate state in which everything that no seat knows is dealt again from `random`, such as the order of a deck. A review tells luck
   * from skill by it. Optional: without it, there is no luck in reviews.
   */
  reshuffle?(state: State, random: Random): State;

  /** Grows whenever chance decides something or hidden information is revealed to anyone. Undo never goes back past a change. */
  revealCount(state: State): number;

  /** Whose turn it is, in a game that has turns. Undo never changes it. */
  active?(state: State): Seat;

  /**
   * A copy of the state in which it's this seat's turn, for planning ahead; undefined if such a turn can't be imagined. Optional: a game
   * without it has no standing orders.
   */
  imagineTurn?(state: State, seat: Seat): State | undefined;

  /** Whether an answer with these facets is possible in any position: one that names a card outside the game is a mistake. */
  couldAnswer?(facets: Readonly<Record<string, Json>>): boolean;

  /** Explains what a watcher asks about; undefined if there is nothing to explain, or the question doesn't apply to this game. */
  explain?(known: Known<View, Event, Action>, question: WhyQuestion): Why | undefined;

  /**
   * What makes one position better than another for a seat, in its words: both follow from an answer of this seat to the same question.
   * What the seat can't know changes nothing. `added` is how many points `hindsight` adds for this seat. Optional: without it, hints give
   * numbers only.
   */
  reasons?(better: State, worse: State, seat: Seat, added?: (state: State) => number): readonly Reason[];

  /** The final standing, or the standing if the game stopped here. */
  standing(state: State): Standing;

  /**
   * The expected standing, as a quick estimate for bots: it includes what is in hand but not scored yet. Undefined if it's too early to
   * tell. A game without it is played to its end in simulations.
   */
  evaluate?(state: State): Standing | undefined;

  /**
   * How far the lead at the end usually is from the one that `evaluate` expects between two, as a standard deviation in points. A review
   * tells the chance to win from it where nothing was learned, and with more than two seats, bots tell the rank to expect.
   */
  deviation?(state: State): number;

  /** The hero or card that an answer plays, by the id of its page in the gallery: players' favorites are counted by it. Optional. */
  pieceIn?(action: Action): string | undefined;

  /** What usually separates winner and loser, in points: a review grades losses by it. */
  readonly winningMargin?: number;

  /** What bots have learned about the game by playing it. Optional: without it, they only search. */
  readonly learned?: Learned<State>;

  /**
   * What bots have learned from how games ended, in a game with `evaluate`: features of a seat's own side, and how many points more it has at
   * the end than `evaluate` expects. It counts wherever a bot that has learned estimates a position. Optional.
   */
  readonly hindsight?: Learned<State>;

  /**
   * What bots have learned of answers, in a game with `evaluate`: features of a seat's own side, and how many points more it can expect than
   * the estimate says. It tells answers apart; where a search ends, it doesn't count. Optional.
   */
  readonly foresight?: Learned<State>;

  /** Positions with one clearly best answer, to practice on. Optional. */
  readonly puzzles?: Puzzles<State, Action>;

  /** The bots behind levels of strength, by the level's id, where the default ones would be too close to each other in this game. */
  readonly levels?: Readonly<Record<string, string>>;

  /**
   * Strategies that a bot can be told to prefer, by name, to measure balance. No rule of the game depends on them.
   */
  readonly strategies?: Readonly<Record<string, Strategy<State>>>;

  /** How positions are written as text. Optional: without it, every match begins with a deal. */
  readonly scenes?: SceneNotation<State>;

  /** The most answers a match with these options can take. */
  limit(seats: number, options: MatchOptions): number;

  /** What is wrong with a state, in sentences; empty for a valid one. The laws check it at every step. */
  faults(state: State): readonly string[];
}

/** What a view consists of, in this order. */
export interface ViewParts<State, View> {
  /** What all watchers see alike. */
  alike(state: State): Partial<View>;
  /** What a watcher sees in addition. */
  own(state: State, watcher: Watcher): Partial<View>;
}

/** A notation for positions as text, so that a match can begin with one. */
export interface SceneNotation<State = unknown> {
  /** A position that can be played from; refused with a sentence if the text can't be read, or the position isn't possible. */
  read(text: string): Result<State>;
  /** The position as a text that can be read back. */
  write(state: State): string;
}

/** A strategy, measured by how far a seat has progressed along it. */
export interface Strategy<State = unknown> {
  /** A seat's progress; more is better. */
  progress(state: State, seat: Seat): number;
}

/** The default number of seats: two if the game allows it, because most people want an opponent. */
export const defaultSeats = ({ seats: { min, max } }: Pick<Game, 'seats'>): number => Math.min(max, Math.max(min, 2));

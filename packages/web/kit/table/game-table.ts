import type { RatedAction } from '@swordtable/bots';
import type { ComponentType, ReactNode } from 'react';
import type { Wanted } from '../../client/orders.ts';
import type { Happening, TableState } from '../../client/table.ts';
import type { TurnOf } from '../log/turn-of.ts';
import type { AnsweringTable } from '../selection/in-flight.ts';
import type { SoundName } from '../sound/notes.ts';
import type { Summary } from '../summary/summary.ts';

/** What a seat is called on this page. */
export interface SeatName {
  readonly name: string;
  /** Whether it is the reader's own: sentences about it say "you". */
  readonly you: boolean;
}

/** What a board is given: the state to draw, and, where the reader may play, the table to answer at. */
export interface BoardProps<View = unknown, Event = unknown, Action = unknown> {
  readonly state: TableState<View, Event, Action>;
  readonly seats: readonly SeatName[];
  readonly table?: AnsweringTable<View, Event, Action> | undefined;
  /** Undo, hint and whatever else helps; shown beside the options. */
  readonly tools?: ReactNode;
  /** What the strong bot thinks of the options, once it was asked. */
  readonly advice?: readonly RatedAction<Action>[] | undefined;
  /** The lesson's note, shown right before the question. */
  readonly coach?: ReactNode;
  /** Opens the rules beside the board, at a section or a ruling. */
  readonly openRule?: ((id: string) => void) | undefined;
}

/** A line of a replay's plot: what each seat has of something. */
export interface Series {
  readonly id: string;
  readonly name: string;
  readonly values: readonly number[];
}

/** A step in sentences. `known` is what was known before it, where that is at hand. */
export type Sentences<View, Event> = (
  step: Happening<Event>,
  seats: readonly SeatName[],
  known?: { readonly view: View; readonly steps: readonly Happening<Event>[] },
) => readonly string[];

/** What a game brings to the table. Everything else is the same for every game. */
export interface GameTable<View = unknown, Event = unknown, Action = unknown> {
  readonly Board: ComponentType<BoardProps<View, Event, Action>>;
  /** What the bar above the board shows. */
  readonly Heading: ComponentType<{ readonly state: TableState<View, Event, Action> }>;
  /** The events of a step in sentences of the page's language. */
  readonly useSentences: () => Sentences<View, Event>;
  /** What an answer is called that a player wants in advance, in a game whose turns can be planned. */
  readonly useWantedLabel?: () => (wanted: Wanted, view: View, seat: number) => string;
  /** The points of each seat, as the board shows them; left out where the standing by the rules is the same. */
  readonly pointsOf?: (view: View) => readonly number[];
  /** What the rules call a seat, for anyone without a name; left out where seats go by their colors. */
  readonly seatName?: (seat: number) => string;
  /** Whether the seats are two sides, red and blue; else each is a party with a color of its own. */
  readonly isSided?: true;
  /** The sign of a seat, in a square of 24, and the color that goes with it. */
  readonly SeatSign?: ComponentType<{ readonly seat: number }>;
  readonly seatColor?: (seat: number) => string;
  /** What lies face down or was chosen in secret, for a replay in which everything is open. */
  readonly FaceDown?: ComponentType<Pick<BoardProps<View, Event, Action>, 'state' | 'seats'>>;
  /** What a replay plots in addition to the points. */
  readonly useSeries?: () => (view: View) => readonly Series[];
  /** Whether the next player may see what others at the same device may not: then the device is handed over unseen. */
  readonly isSecret?: (state: TableState<View, Event, Action>) => boolean;
  /** What a spectator may know of an event; without it nothing is told while a device is handed over. */
  readonly redact?: (event: Event, watcher: undefined) => Event | undefined;
  /** Whether a turn or a round begins with a step: a replay can jump there. `played` is a step of a turn that began before it. */
  readonly markOf?: (step: Happening<Event>) => 'turn' | 'round' | 'played' | undefined;
  /** How many milliseconds an event takes to be seen, at normal speed. Events without it are shown along with the next. */
  readonly pauseOf?: (event: Event) => number;
  /** Whose turn begins with an event: the log and the recap are grouped by turns. */
  readonly turnOf?: TurnOf<Event>;
  /** The spaces that an event changes, as selectors of what the board draws for them. */
  readonly spacesOf?: (event: Event, state: Pick<TableState<View, Event, Action>, 'view' | 'watcher'>) => readonly string[];
  /** How each round, and in the end the match, came out: a sheet for each. Without it there is one for the end. */
  readonly useSummaries?: () => (state: Pick<TableState<View, Event, Action>, 'view' | 'steps'>) => readonly Summary[];
  /** The section of the rules that a player needs now: the rules beside the board open there. */
  readonly sectionOf?: (state: Pick<TableState<View, Event, Action>, 'view' | 'decision'>) => string | undefined;
  /** The sound of an event. */
  readonly soundOf?: (event: Event) => SoundName | undefined;
}

/**
 * Types a game's table once. The pages look a table up by the match's game, so whatever they hand to it is of that game: this is the
 * only place where the types of one game are forgotten.
 */
export const defineTable = <View, Event, Action>(table: GameTable<View, Event, Action>): GameTable => table as GameTable;

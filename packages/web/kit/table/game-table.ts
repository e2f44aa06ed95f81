import type { RatedAction } from '@swordtable/bots';
import type { Message } from '@swordtable/kernel';
import type { SeatProfile } from '@swordtable/server/api/match';
import type { ComponentType, ReactNode } from 'react';
import type { Wanted } from '../../client/orders.ts';
import type { Happening, TableState } from '../../client/table.ts';
import type { TurnOf } from '../log/turn-of.ts';
import type { AnsweringTable } from '../selection/in-flight.ts';
import type { SoundName } from '../sound/notes.ts';
import type { Summary } from '../summary/summary.ts';

/** A seat's name on this page. */
export interface SeatName {
  readonly name: string;
  /** Whether it's the reader's own: sentences about it say "you". */
  readonly you: boolean;
  /** Who sits there; left out for guests and bots. */
  readonly profile?: SeatProfile;
}

/** A board's input: the state to draw, and, if the reader may play, the table to answer at. */
export interface BoardProps<View = unknown, Event = unknown, Action = unknown> {
  readonly state: TableState<View, Event, Action>;
  readonly seats: readonly SeatName[];
  readonly table?: AnsweringTable<View, Event, Action> | undefined;
  /** Undo, Hint, and other tools, shown beside the options. */
  readonly tools?: ReactNode;
  /** The strong bot's opinion of the options, once requested. */
  readonly advice?: readonly RatedAction<Action>[] | undefined;
  /** The lesson's note, shown right before the question. */
  readonly coach?: ReactNode;
  /** Opens the rules beside the board, at a section or a ruling. */
  readonly openRule?: ((id: string) => void) | undefined;
  /** Told by a board that reveals the final scores step by step: the result isn't announced until it's done. */
  readonly onScoring?: (isScoring: boolean) => void;
}

/** A line of a replay's plot: each seat's amount of something. */
export interface Series {
  readonly id: string;
  readonly name: string;
  readonly values: readonly number[];
}

/** A step in sentences. `known` is what was known before it, if available. */
export type Sentences<View, Event> = (
  step: Happening<Event>,
  seats: readonly SeatName[],
  known?: { readonly view: View; readonly steps: readonly Happening<Event>[] },
) => readonly string[];

/** What a game brings to the table. Everything else is the same for every game. */
export interface GameTable<View = unknown, Event = unknown, Action = unknown> {
  readonly Board: ComponentType<BoardProps<View, Event, Action>>;
  /** Where the question is, if not below the board: sheets keep clear of it. */
  readonly asks?: 'right';
  /** What the bar above the board shows. */
  readonly Heading: ComponentType<{ readonly state: TableState<View, Event, Action> }>;
  /** The events of a step in sentences of the page's language. */
  readonly useSentences: () => Sentences<View, Event>;
  /** What speaks for an answer, as a phrase of the page's language, in games that give reasons. */
  readonly useReasons?: () => (message: Message, view: View, seats: readonly SeatName[]) => string;
  /** The name of an answer that a player plans in advance, in games whose turns can be planned. */
  readonly useWantedLabel?: () => (wanted: Wanted, view: View, seat: number) => string;
  /** Each seat's points, as the board shows them. Left out if the rules' standing is the same. */
  readonly pointsOf?: (view: View) => readonly number[];
  /** The rules' name for a seat, for players without a name. Left out if seats go by their colors. */
  readonly seatName?: (seat: number) => string;
  /** Whether the seats are two sides, red and blue; if not, each is a party with its own color. */
  readonly isSided?: true;
  /** A seat's sign, in a 24-unit square, and its color. */
  readonly SeatSign?: ComponentType<{ readonly seat: number }>;
  readonly seatColor?: (seat: number) => string;
  /** What is face down or was chosen in secret, for a replay with everything open. */
  readonly FaceDown?: ComponentType<Pick<BoardProps<View, Event, Action>, 'state' | 'seats'>>;
  /** What a replay plots in addition to the points. */
  readonly useSeries?: () => (view: View) => readonly Series[];
  /** Whether the next player may see what others at the same device may not: then the device is handed over behind a curtain. */
  readonly isSecret?: (state: TableState<View, Event, Action>) => boolean;
  /** What a spectator may know of an event. Without it, nothing is told while a device is handed over. */
  readonly redact?: (event: Event, watcher: undefined) => Event | undefined;
  /** Whether a turn or a round begins with a step, so that a replay can jump there. `played` is a step of a turn that began before it. */
  readonly markOf?: (step: Happening<Event>) => 'turn' | 'round' | 'played' | undefined;
  /** How many milliseconds an event is shown at normal speed. Events without it are shown along with the next. */
  readonly pauseOf?: (event: Event) => number;
  /** Whose turn begins with an event: the log and the recap are grouped by turns. */
  readonly turnOf?: TurnOf<Event>;
  /** The spaces that an event changes, as selectors of elements on the board. */
  readonly spacesOf?: (event: Event, state: Pick<TableState<View, Event, Action>, 'view' | 'watcher'>) => readonly string[];
  /** The results of the rounds and finally the match, a sheet each. Without it, there's one for the end. */
  readonly useSummaries?: () => (state: Pick<TableState<View, Event, Action>, 'view' | 'steps'>) => readonly Summary[];
  /** The section of the rules that a player needs now: the rules beside the board open there. */
  readonly sectionOf?: (state: Pick<TableState<View, Event, Action>, 'view' | 'decision'>) => string | undefined;
  /** The sound of an event. */
  readonly soundOf?: (event: Event) => SoundName | undefined;
}

/**
 * Types a game's table once. The pages look a table up by the match's game, so whatever they pass to it is that game's. This is the only
 * place where a game's types are dropped.
 */
export const defineTable = <View, Event, Action>(table: GameTable<View, Event, Action>): GameTable => table as GameTable;

import type { Thought } from '@swordtable/bots';
import type { ComponentType, ReactNode } from 'react';
import type { Wanted } from '../../client/orders.ts';
import type { Happening, Table, TableState, View } from '../../client/table.ts';
import type { SoundOf } from '../sound/heard.ts';

/** How a seat is called at this page. */
export interface SeatName {
  readonly name: string;
  /** Whether it is the reader's own: sentences about it say "you". */
  readonly you: boolean;
}

/** What the board of a game is given: the state to draw, and, where one may play, the table to answer at. */
export interface BoardProps {
  readonly state: TableState;
  readonly seats: readonly SeatName[];
  readonly table?: Pick<Table, 'act' | 'preview'> | undefined;
  /** Undo, hint and whatever else helps; it stands beside the answers. */
  readonly tools?: ReactNode;
  /** What the strong bot thinks of the answers, once it was asked. */
  readonly advice?: readonly Thought<unknown>[] | undefined;
  /** Whoever explains the game while it is played; it stands right before the question. */
  readonly coach?: ReactNode;
  /** Opens the rules beside the board, at a section or a ruling. */
  readonly openRule?: ((id: string) => void) | undefined;
}

/** A line of the plot of a replay: what each seat has of something. */
export interface Series {
  readonly id: string;
  readonly name: string;
  readonly values: readonly number[];
}

/** What a game brings to the table. Everything else is the same for every game. */
export interface GameTable {
  readonly Board: ComponentType<BoardProps>;
  /** What stands in the bar above the board. */
  readonly Heading: ComponentType<{ readonly state: TableState }>;
  /** What happened, in sentences of the page's language, for those who sit there. */
  readonly useTelling: () => (
    step: Happening,
    seats: readonly SeatName[],
    /** What is known besides the step, where it is: what was told before it, and what the match is played with. */
    known?: Pick<TableState, 'view' | 'steps'>,
  ) => readonly string[];
  /** What an answer is called that somebody wants in advance, in a game in which turns can be planned. */
  readonly useSaying?: () => (wanted: Wanted, view: View, seat: number) => string;
  /** The points of each seat, as the board shows them; left out where the standing by the rules is the same. */
  readonly pointsOf?: (view: View) => readonly number[];
  /** Whether the seats are two sides, red and blue; else each is a party with a colour of its own. */
  readonly isSided?: true;
  /** The sign of a seat, in a square of 24, and the colour that goes with it. */
  readonly SeatSign?: ComponentType<{ readonly seat: number }>;
  readonly seatColour?: (seat: number) => string;
  /** What lies face down or was chosen in secret, for a replay in which all lies open. */
  readonly FaceDown?: ComponentType<Pick<BoardProps, 'state' | 'seats'>>;
  /** What a replay plots besides the points. */
  readonly useSeries?: () => (view: View) => readonly Series[];
  /** Whether whoever is asked next may see what others at the same device may not: then it is handed over unseen. */
  readonly isSecret?: (state: TableState) => boolean;
  /** A step as everybody at the table may know it; without it nothing is told while a device is handed over. */
  readonly openly?: (step: Happening) => Happening;
  /** Whether a turn or a round begins with a step: a replay can jump there. `played` is a step of a turn that began before it. */
  readonly markOf?: (step: Happening) => 'turn' | 'round' | 'played' | undefined;
  /** What is heard of an event, where there is sound. */
  readonly soundOf?: SoundOf;
}

import type { RatedAction } from '@swordtable/bots';
import type { Refusal, Result } from '@swordtable/kernel';
import type { Card } from '@swordtable/server/api/match';
import type { Preview as AnyPreview } from '@swordtable/server/api/play';
import type { Happening as AnyHappening, Question as AnyQuestion, Frame } from '@swordtable/server/api/table';
import type { TableOrders } from './orders.ts';

export type { Card } from '@swordtable/server/api/match';
export type { View, What } from '@swordtable/server/api/table';

/** A step of a match, with the events of its game. */
export interface Happening<Event = unknown> extends AnyHappening {
  readonly events: readonly Event[];
}

/** A question, with the options of its game. */
export interface Question<Action = unknown> extends AnyQuestion {
  readonly options: readonly Action[];
}

/** What an option would lead to. */
export interface Preview<View = unknown, Event = unknown> extends Omit<AnyPreview, 'view'> {
  readonly view: View;
  readonly events: readonly Event[];
}

/** Who is asked, and since when, in milliseconds. */
export interface AskedSeat {
  readonly seat: number;
  readonly since: number;
}

/** Everything that the page knows of a match at one moment, as one watcher may know it. Never changed: the next moment is another value. */
export interface TableState<View = unknown, Event = unknown, Action = unknown> {
  readonly card: Card;
  /** The game's own view; empty before the match begins. */
  readonly view: View;
  /** Whose eyes: a seat, or null for a spectator. */
  readonly watcher: number | null;
  /** The number of the last line. */
  readonly seq: number;
  readonly asked: readonly AskedSeat[];
  /** What the watcher is asked; null when nothing. */
  readonly decision: Question<Action> | null;
  /** All that has happened, newest last. */
  readonly steps: readonly Happening<Event>[];
  /** How the view came to be what it is in the course of the last step, event by event. */
  readonly frames?: readonly Frame[];
  /** `lost` while the table cannot be reached; it comes back by itself. */
  readonly connection: 'open' | 'lost';
  /** Why it does not go on, where waiting alone does not help. */
  readonly trouble?: Refusal;
}

/** A match to the page, wherever it is played. The functions may be handed on by themselves. */
export interface Table<View = unknown, Event = unknown, Action = unknown> {
  state(): TableState<View, Event, Action>;
  /** Calls the listener after every change, until the function that it returns is called. */
  subscribe(listener: () => void): () => void;
  /** Answers the question that stands. When it is accepted the answer is kept, and the state has gone on. */
  act(action: Action): Promise<Result<void>>;
  undo(): Promise<Result<void>>;
  /** Whether the last answer could be taken back; if not, why. By the code `undo-ask` the others can be asked for it. */
  undoable(): Promise<Result<void>>;
  /** Asks the others for a takeback, and answers such a request; only where others play elsewhere. */
  readonly takeback?: { request(): Promise<Result<void>>; answer(agree: boolean): Promise<Result<void>> };
  /** What an answer would lead to in a world dealt anew for the seat: so it tells nothing that is hidden. */
  preview(action: Action): Promise<Result<Preview<View, Event>>>;
  /** What the strong bot thinks of the answers, best first. */
  hint(): Promise<Result<readonly RatedAction<Action>[]>>;
  resign(): Promise<Result<void>>;
  /** Standing orders of the seat, where a match is played for so long that somebody may be away. */
  readonly orders?: TableOrders;
  close(): void;
}

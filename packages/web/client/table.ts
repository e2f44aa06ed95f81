import type { RatedAction } from '@swordtable/bots';
import type { Refusal, Result } from '@swordtable/kernel';
import type { Card } from '@swordtable/server/api/match';
import type { Preview as AnyPreview } from '@swordtable/server/api/play';
import type { Happening as AnyHappening, Question as AnyQuestion, Frame } from '@swordtable/server/api/table';
import type { Observable } from './observable.ts';
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

/** The result of an option. */
export interface Preview<View = unknown, Event = unknown> extends Omit<AnyPreview, 'view'> {
  readonly view: View;
  readonly events: readonly Event[];
}

/** Who must answer, and since when, in milliseconds. */
export interface AskedSeat {
  readonly seat: number;
  readonly since: number;
}

/** Everything the page knows of a match at a point in time, as one viewer may know it. Immutable: the next state is another value. */
export interface TableState<View = unknown, Event = unknown, Action = unknown> {
  readonly card: Card;
  /** The game's own view; empty before the match begins. */
  readonly view: View;
  /** The viewer: a seat, or null for a spectator. */
  readonly watcher: number | null;
  /** The number of the last line. */
  readonly seq: number;
  readonly asked: readonly AskedSeat[];
  /** The viewer's question; null if there is none. */
  readonly decision: Question<Action> | null;
  /** Everything that has happened, newest last. */
  readonly steps: readonly Happening<Event>[];
  /** How the view changed during the last step, event by event. */
  readonly frames?: readonly Frame[];
  /** `lost` while the table can't be reached; it reconnects automatically. */
  readonly connection: 'open' | 'lost';
  /** Why it doesn't continue, if waiting alone doesn't help. */
  readonly trouble?: Refusal;
}

/** A page's connection to a match, wherever it's played. The functions don't need `this`. */
export interface Table<View = unknown, Event = unknown, Action = unknown> {
  state(): TableState<View, Event, Action>;
  /** Calls the listener after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Answers the current question. When it's accepted, the answer is stored and the state has moved on. */
  act(action: Action): Promise<Result<void>>;
  undo(): Promise<Result<void>>;
  /** Whether the last answer could be undone; if not, why. With the code `undo-ask`, the others can be asked. */
  undoable(): Promise<Result<void>>;
  /** Requests a takeback, and answers such a request; only if others play elsewhere. */
  readonly takeback?: { request(): Promise<Result<void>>; answer(agree: boolean): Promise<Result<void>> };
  /** The result of an answer in a world dealt again for the seat, so that it reveals nothing hidden. */
  preview(action: Action): Promise<Result<Preview<View, Event>>>;
  /** The strong bot's opinion of the options, best first. */
  hint(): Promise<Result<readonly RatedAction<Action>[]>>;
  resign(): Promise<Result<void>>;
  /** The seat's standing orders, in matches long enough for players to be away. */
  readonly orders?: TableOrders;
  /** Counts how often something may have been said at the table; only if others play elsewhere. */
  readonly talked?: Pick<Observable<number>, 'get' | 'subscribe'>;
  close(): void;
}

import { accept, type Refusal, type Result } from '@swordtable/kernel';
import { routes } from '@swordtable/server/api/routes';
import { type StreamMessage, streamMessage, type TableMessage } from '@swordtable/server/api/table';
import { type Observable, observable } from '../observable.ts';
import type { TableState } from '../table.ts';
import { stateAfter, stateFrom } from '../table-state.ts';
import { askService, isPassing, NOT_UNDERSTOOD, pauseAfter, type Reach } from './http.ts';
import type { Transport } from './transport.ts';

export interface Seen {
  readonly reach: Reach;
  readonly transport: Transport;
  readonly match: string;
  /** Null for a spectator. */
  readonly seat: number | null;
}

export interface Connection {
  readonly holder: Observable<TableState>;
  /** Counts how often something may have been said. */
  readonly talked: Observable<number>;
  readonly closed: () => boolean;
  close(): void;
}

/** The same message as the first of a stream. Unlike a stream, it says why it's refused. */
const look = ({ reach, match, seat }: Seen, after: number): Promise<Result<TableMessage>> =>
  seat === null
    ? askService(reach, routes.table, { params: { match }, query: { after } })
    : askService(reach, routes.seatTable, { params: { match, seat }, query: { after } });

/**
 * Opens a match and stays connected to it. Whenever the stream is lost, the table is requested again, which brings what was missed or says
 * why it may no longer be seen, and then the stream continues from there.
 */
export const connect = async (seen: Seen): Promise<Result<Connection>> => {
  const first = await look(seen, -1);
  if (!first.ok) return first;
  const holder = observable<TableState>(stateFrom(first.value));
  const talked = observable(0);
  let closed = false;
  let losses = 0;
  let hangUp = (): void => undefined;

  const take = (told: StreamMessage): void => {
    losses = 0;
    const state = holder.get();
    // While the stream was lost, something may have been said.
    if (told.type !== 'step') talked.set(talked.get() + 1);
    if (told.type === 'talk') return;
    if (told.type === 'table') holder.set(stateFrom(told, state.steps));
    else if (told.seq === state.seq + 1) holder.set(stateAfter(state, told));
    // What is known already is nothing new; what does not follow shows that something was missed.
    else if (told.seq > state.seq) lose();
  };

  const hear = (heard: unknown): void => {
    const told = streamMessage.safeParse(heard);
    if (told.success) take(told.data);
    else {
      hangUp();
      giveUp(NOT_UNDERSTOOD.refusal);
    }
  };

  const listen = (): void => {
    const { match, seat } = seen;
    hangUp = seen.transport.follow({ place: { match, seat }, after: holder.get().seq, onMessage: hear, onLost: lose });
  };

  const lose = (): void => {
    hangUp();
    if (closed) return;
    holder.set({ ...holder.get(), connection: 'lost' });
    void comeBack();
  };

  const giveUp = (trouble: Refusal): void => holder.set({ ...holder.get(), connection: 'lost', trouble });

  const comeBack = async (): Promise<void> => {
    for (;;) {
      await pauseAfter(losses++);
      if (closed) return;
      const again = await look(seen, holder.get().seq);
      if (closed) return;
      if (!again.ok && !isPassing(again.refusal.code)) return giveUp(again.refusal);
      if (again.ok) return listen();
    }
  };

  listen();
  return accept({
    holder,
    talked,
    closed: () => closed,
    close: () => {
      closed = true;
      hangUp();
    },
  });
};

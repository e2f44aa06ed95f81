import { accept, type Refusal, type Result } from '@swordtable/kernel';
import type { TableMessage } from '@swordtable/server/api/table';
import { type Holder, holderOf } from '../holder.ts';
import type { TableState } from '../table.ts';
import { type Message, stateAfter, stateFrom } from '../told.ts';
import { pathOf } from './api.ts';
import type { OpenEvents } from './events.ts';
import { askService, isPassing, pauseAfter, type Reach } from './http.ts';

export interface Seen {
  readonly reach: Reach;
  readonly openEvents: OpenEvents;
  readonly match: string;
  /** Null for a spectator. */
  readonly seat: number | null;
}

export interface Connection {
  readonly holder: Holder<TableState>;
  readonly closed: () => boolean;
  close(): void;
}

/** The same message as the first of a stream. Unlike a stream it says why when it is refused. */
const look = ({ reach, match, seat }: Seen, after: number): Promise<Result<TableMessage>> =>
  askService(reach, 'GET', `${pathOf(match, seat)}${seat === null ? '/table' : ''}?after=${after}`);

/**
 * Looks at a match and stays connected to it. Whenever the stream is lost the table is looked at again, which gives what was
 * missed or says why it may not be seen any more, and then the stream goes on from there.
 */
export const connect = async (seen: Seen): Promise<Result<Connection>> => {
  const first = await look(seen, -1);
  if (!first.ok) return first;
  const holder = holderOf<TableState>(stateFrom(first.value));
  let closed = false;
  let losses = 0;
  let hangUp = (): void => undefined;

  const take = (message: Message): void => {
    losses = 0;
    const state = holder.get();
    if (message.type === 'table') holder.set(stateFrom(message, state.steps));
    else if (message.seq === state.seq + 1) holder.set(stateAfter(state, message));
    // What is known already is nothing new; what does not follow shows that something was missed.
    else if (message.seq > state.seq) lose();
  };

  const listen = (): void => {
    const { reach, match, seat } = seen;
    hangUp = seen.openEvents(
      `${reach.base}${pathOf(match, seat)}/stream?after=${holder.get().seq}`,
      (text) => take(JSON.parse(text) as Message),
      lose,
    );
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
    closed: () => closed,
    close: () => {
      closed = true;
      hangUp();
    },
  });
};

import { accept, type Result, refuse } from '@swordtable/kernel';
import { routes } from '@swordtable/server/api/routes';
import { tableInEdition } from '../editions.ts';
import { newSeed } from '../new-seed.ts';
import type { Table, TableState } from '../table.ts';
import { type Connection, connect, type Seen } from './connection.ts';
import { openEvents } from './events.ts';
import { askService, HOME, insist } from './http.ts';
import { remoteOrders } from './orders.ts';
import { addressOfSocket, openSocket, overSocket } from './socket.ts';
import { overStreams } from './transport.ts';

interface SeatParams {
  readonly match: string;
  readonly seat: number;
}

const NOT_ASKED = refuse('not-your-decision', 'It’s not your decision now.');
const SPECTATOR = refuse('not-your-seat', 'Spectators can’t play.');

/** Resolves when the state has reached a line, or when its stream is gone. */
const settled = ({ holder, closed }: Connection, seq: number): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      const state = holder.get();
      if (state.seq < seq && state.connection === 'open' && !closed()) return;
      stop();
      resolve();
    };
    const stop = holder.subscribe(look);
    look();
  });

/** A match on the server, from a seat or as a spectator. Refused if it may not be seen. */
export const openRemote = async (seen: Seen): Promise<Result<Table>> => {
  const connected = await connect(seen);
  if (!connected.ok) return connected;
  const { reach, transport, match, seat } = seen;
  const { holder, talked, closed, close } = connected.value;
  const wanted = (): boolean => !closed();

  /** Makes a request that is done once, however often it has to be sent until there's a response. */
  const perform = async (send: (params: SeatParams, id: string) => Promise<Result<{ readonly seq: number }>>): Promise<Result<void>> => {
    if (seat === null) return SPECTATOR;
    const id = newSeed();
    const done = await insist(() => send({ match, seat }, id), wanted);
    if (!done.ok) return done;
    await settled(connected.value, done.value.seq);
    return accept(undefined);
  };

  /** Makes a request once. */
  const ask = async <Value>(send: (params: SeatParams) => Promise<Result<Value>>): Promise<Result<Value>> =>
    seat === null ? SPECTATOR : send({ match, seat });

  const asked = async <Value>(then: (seq: number) => Promise<Result<Value>>): Promise<Result<Value>> => {
    const { decision }: TableState = holder.get();
    return decision === null ? NOT_ASKED : then(decision.seq);
  };

  const table: Table = {
    state: holder.get,
    subscribe: holder.subscribe,
    act: (action) =>
      asked((seq) =>
        perform(
          async (params, id) =>
            (await transport.act({ ...params, seq, action, id })) ?? askService(reach, routes.act, { params, body: { seq, action, id } }),
        ),
      ),
    undo: () => {
      const { seq } = holder.get();
      return perform((params, id) => askService(reach, routes.undo, { params, body: { seq, id } }));
    },
    undoable: async () => {
      const told = await ask((params) => askService(reach, routes.undoable, { params }));
      if (!told.ok) return told;
      const { allowed, code = 'undo', sentence = '', byRequest } = told.value;
      return allowed ? accept(undefined) : refuse(byRequest === true ? 'undo-ask' : code, sentence);
    },
    takeback: {
      request: () => {
        const { seq } = holder.get();
        return perform((params, id) => askService(reach, routes.requestTakeback, { params, body: { seq, id } }));
      },
      answer: (agree) => perform((params, id) => askService(reach, routes.answerTakeback, { params, body: { agree, id } })),
    },
    preview: (action) => asked((seq) => ask((params) => askService(reach, routes.preview, { params, body: { seq, action } }))),
    hint: async () => {
      const told = await ask((params) => askService(reach, routes.hint, { params }));
      return told.ok ? accept(told.value.thoughts) : told;
    },
    resign: () => perform((params, id) => askService(reach, routes.resign, { params, body: { id } })),
    ...(seat === null ? {} : { orders: remoteOrders(reach, match, seat), talked }),
    close,
  };
  const shown = await tableInEdition(table);
  if (!shown.ok) close();
  return shown;
};

/** All tables of the page share one socket. */
const transport = overSocket({
  connect: (events, match) => openSocket(addressOfSocket(location.origin, match), events),
  otherwise: overStreams(HOME, openEvents),
});

/** The same for a page, on its own server. */
export const openTable = (match: string, seat: number | null): Promise<Result<Table>> =>
  openRemote({ reach: HOME, transport, match, seat });

import type { Thought } from '@swordtable/bots';
import { accept, type Result, refuse } from '@swordtable/kernel';
import { newSeed } from '../chance.ts';
import type { Preview, Table, TableState } from '../table.ts';
import { type Done, pathOf } from './api.ts';
import { type Connection, connect, type Seen } from './connection.ts';
import { openEvents } from './events.ts';
import { askService, HOME, insist } from './http.ts';
import { remoteOrders } from './orders.ts';

const NOT_ASKED = refuse('not-your-decision', 'You are not asked anything now.');
const SPECTATOR = refuse('not-your-seat', 'Who watches cannot play.');

/** Resolves when the state has come to a line, or when the stream that would bring it is gone. */
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

/** A match that a service holds, from a seat or as a spectator. Refused when it may not be seen. */
export const openRemote = async (seen: Seen): Promise<Result<Table>> => {
  const connected = await connect(seen);
  if (!connected.ok) return connected;
  const { reach, match, seat } = seen;
  const { holder, closed, close } = connected.value;
  const path = pathOf(match, seat);
  const wanted = (): boolean => !closed();

  /** Does something that is done once, however often it has to be sent until there is an answer. */
  const perform = async (what: string, body: object): Promise<Result<void>> => {
    if (seat === null) return SPECTATOR;
    const id = newSeed();
    const done = await insist(() => askService<Done>(reach, 'POST', `${path}/${what}`, { ...body, id }), wanted);
    if (!done.ok) return done;
    await settled(connected.value, done.value.seq);
    return accept(undefined);
  };

  /** Asks about something, once. */
  const ask = async <Body>(method: 'GET' | 'POST', what: string, body?: object): Promise<Result<Body>> =>
    seat === null ? SPECTATOR : askService<Body>(reach, method, `${path}/${what}`, body);

  const asked = async <Value>(then: (seq: number) => Promise<Result<Value>>): Promise<Result<Value>> => {
    const { decision }: TableState = holder.get();
    return decision === null ? NOT_ASKED : then(decision.seq);
  };

  return accept({
    state: holder.get,
    subscribe: holder.subscribe,
    act: (action) => asked((seq) => perform('actions', { seq, action })),
    undo: () => perform('undo', { seq: holder.get().seq }),
    undoable: async () => {
      const told = await ask<{ allowed: boolean; code?: string; sentence?: string }>('GET', 'undo');
      if (!told.ok) return told;
      const { allowed, code = 'undo', sentence = '' } = told.value;
      return allowed ? accept(undefined) : refuse(code, sentence);
    },
    preview: (action) => asked((seq) => ask<Preview>('POST', 'preview', { seq, action })),
    hint: async () => {
      const told = await ask<{ thoughts: readonly Thought<unknown>[] }>('POST', 'hint', {});
      return told.ok ? accept(told.value.thoughts) : told;
    },
    resign: () => perform('resign', {}),
    ...(seat === null ? {} : { orders: remoteOrders(reach, path) }),
    close,
  });
};

/** The same for a page, at the service that it came from. */
export const openTable = (match: string, seat: number | null): Promise<Result<Table>> =>
  openRemote({ reach: HOME, openEvents, match, seat });

import type { Thought } from '@swordtable/bots';
import { accept, type Refusal, type Result, refuse } from '@swordtable/kernel';
import type { MatchFile } from '@swordtable/server/api/play';
import type { Message, TableMessage } from '@swordtable/server/api/table';
import { newSeed } from '../chance.ts';
import { holderOf } from '../holder.ts';
import type { Preview, Table, TableState } from '../table.ts';
import { stateAfter, stateFrom } from '../told.ts';
import type { Ask, News, Opening } from './asks.ts';
import { callerOn } from './calls.ts';

/** A match that is played in this browser. */
export interface LocalTable extends Table {
  readonly match: string;
  /** Hands the page to another seat that is played here; to nobody in particular when null. */
  handTo(seat: number | null): Promise<Result<void>>;
  /** The match as a file. It holds everything, hidden things included. */
  file(): Promise<Result<MatchFile>>;
}

/** What holds the match: a port to it, and how it is put away. */
export interface Holding {
  readonly port: MessagePort;
  end(): void;
  /** Calls back if it has broken down. */
  onBroken(tell: (refusal: Refusal) => void): void;
}

const NOT_ASKED = refuse('not-your-decision', 'You are not asked anything now.');

/** Opens a match behind a port. */
export const openLocal = async ({ port, end, onBroken }: Holding, opening: Opening): Promise<Result<LocalTable>> => {
  // What is told before the first table has come is part of that table.
  let hear: (news: News) => void = () => undefined;
  const caller = callerOn(port, (news) => hear(news as News));
  onBroken((refusal) => {
    caller.fail(refusal);
    hear({ trouble: refusal });
  });
  const opened = await caller.ask<TableMessage>(opening);
  if (!opened.ok) {
    end();
    return opened;
  }
  const holder = holderOf<TableState>(stateFrom(opened.value));
  const take = (message: Message): void => holder.set(message.type === 'table' ? stateFrom(message) : stateAfter(holder.get(), message));
  hear = (news) => ('message' in news ? take(news.message) : holder.set({ ...holder.get(), trouble: news.trouble }));
  const ask = <Value>(wish: Ask): Promise<Result<Value>> => caller.ask<Value>(wish);

  return accept({
    match: opened.value.match.match,
    state: holder.get,
    subscribe: holder.subscribe,
    act: async (action) => {
      const { decision } = holder.get();
      return decision === null ? NOT_ASKED : ask<void>({ do: 'act', seq: decision.seq, action, id: newSeed() });
    },
    undo: () => ask<void>({ do: 'undo', seq: holder.get().seq }),
    undoable: () => ask<void>({ do: 'undoable' }),
    preview: async (action) => {
      const { decision } = holder.get();
      return decision === null ? NOT_ASKED : ask<Preview>({ do: 'preview', seq: decision.seq, action });
    },
    hint: () => ask<readonly Thought<unknown>[]>({ do: 'hint' }),
    resign: () => ask<void>({ do: 'resign' }),
    orders: {
      look: () => ask({ do: 'orders' }),
      put: (mark, orders) => ask({ do: 'order', wish: { mark, orders } }),
      withdraw: () => ask({ do: 'order', wish: null }),
      plan: (answers) => ask({ do: 'plan', answers }),
    },
    handTo: (seat) => ask<void>({ do: 'hand-to', seat }),
    file: () => ask<MatchFile>({ do: 'file' }),
    close: () => {
      caller.fail({ code: 'closed', sentence: 'The table was left.' });
      end();
    },
  });
};

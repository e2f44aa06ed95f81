import { accept, type Refusal, type Result, refuse } from '@swordtable/kernel';
import type { MatchFile } from '@swordtable/server/api/play';
import type { Message } from '@swordtable/server/api/table';
import { wrap } from 'comlink';
import { tableInEdition } from '../editions.ts';
import { newSeed } from '../new-seed.ts';
import { observable } from '../observable.ts';
import type { Table, TableState } from '../table.ts';
import { stateAfter, stateFrom } from '../table-state.ts';
import { guardCalls } from './remote.ts';
import type { MatchHost } from './serve.ts';
import type { News, Opening } from './worker-protocol.ts';

/** A match that is played in this browser. */
export interface LocalTable extends Table {
  readonly match: string;
  /** Switches the page to another seat that is played here, or to no one in particular if null. */
  handTo(seat: number | null): Promise<Result<void>>;
  /** The match as a file. It contains everything, including hidden information. */
  file(): Promise<Result<MatchFile>>;
}

/** The holder of the match: a port to it, and how to close it. */
export interface Holding {
  readonly port: MessagePort;
  end(): void;
  /** Calls back if it fails. */
  onBroken(tell: (refusal: Refusal) => void): void;
}

const NOT_ASKED = refuse('not-your-decision', 'It’s not your decision now.');

/** The worker's own messages; its responses come over the same port, as comlink's. */
const hearNews = (port: MessagePort, hear: (news: News) => void): void =>
  port.addEventListener('message', ({ data }: MessageEvent<{ readonly news?: News }>) => {
    if (data.news !== undefined) hear(data.news);
  });

/** Opens a match behind a port. */
export const openLocal = async ({ port, end, onBroken }: Holding, opening: Opening): Promise<Result<LocalTable>> => {
  // Anything sent before the first table is part of that table.
  let hear: (news: News) => void = () => undefined;
  hearNews(port, (news) => hear(news));
  const host = wrap<MatchHost>(port);
  const { answered, fail } = guardCalls();
  onBroken((refusal) => {
    fail(refusal);
    hear({ trouble: refusal });
  });
  const opened = await answered(host.open(opening));
  if (!opened.ok) {
    end();
    return opened;
  }
  const holder = observable<TableState>(stateFrom(opened.value));
  const take = (message: Message): void => holder.set(message.type === 'table' ? stateFrom(message) : stateAfter(holder.get(), message));
  hear = (news) => ('message' in news ? take(news.message) : holder.set({ ...holder.get(), trouble: news.trouble }));
  const { core } = host;

  const table: LocalTable = {
    match: opened.value.match.match,
    state: holder.get,
    subscribe: holder.subscribe,
    act: async (action) => {
      const { decision } = holder.get();
      return decision === null ? NOT_ASKED : answered(core.act(decision.seq, action, newSeed()));
    },
    undo: () => answered(core.undo(holder.get().seq)),
    undoable: () => answered(core.undoable()),
    preview: async (action) => {
      const { decision } = holder.get();
      return decision === null ? NOT_ASKED : answered(core.preview(decision.seq, action));
    },
    hint: () => answered(core.hint()),
    resign: () => answered(core.resign()),
    orders: {
      look: () => answered(core.orders()),
      put: (mark, orders) => answered(core.order({ mark, orders })),
      withdraw: () => answered(core.order(undefined)),
      plan: (answers) => answered(core.plan(answers)),
    },
    handTo: (seat) => answered(core.handTo(seat ?? undefined)),
    file: () => answered(core.file().then(accept)),
    close: () => {
      fail({ code: 'closed', sentence: 'The table was closed.' });
      end();
    },
  };
  const shown = await tableInEdition(table);
  if (!shown.ok) table.close();
  return shown;
};

import { runJob, type Thinking } from '@swordtable/bots';
import { accept, type Game, type Refusal, type Result, refuse } from '@swordtable/kernel';
import { bids } from '@swordtable/kernel/toys/bids';
import { boxes } from '@swordtable/kernel/toys/boxes';
import { carts } from '@swordtable/kernel/toys/carts';
import type { Line } from '@swordtable/server/match/entry';
import { type LocalTable, openLocal } from '../local/client.ts';
import type { CoreParts } from '../local/core.ts';
import { type LoadGame, loadGame, type Versions } from '../local/games.ts';
import { serveMatch } from '../local/serve.ts';
import { serveBots } from '../local/serve-bots.ts';
import type { LineStore } from '../local/store.ts';
import type { Opening } from '../local/worker-protocol.ts';
import { newSeed } from '../new-seed.ts';
import type { Table, TableState } from '../table.ts';

const TOYS: readonly Game[] = [carts, bids, boxes];

/** The games of the page, and the toys of the tests. */
export const loadAny: LoadGame = async (id, version) => {
  const toy = TOYS.find((game) => game.id === id);
  return toy === undefined ? loadGame(id, version) : accept([toy] as Versions);
};

/** A store in memory, whose contents can be seen and changed. */
export interface OpenStore extends LineStore {
  readonly rows: Map<string, unknown[]>;
  /** What is wrong, as long as something is. */
  trouble: Refusal | undefined;
}

export const memoryStore = (): OpenStore => {
  const rows = new Map<string, unknown[]>();
  const store: OpenStore = {
    rows,
    trouble: undefined,
    save: async (match, lines) => {
      const kept = rows.get(match) ?? [];
      if (store.trouble !== undefined) return { ok: false, refusal: store.trouble };
      if ((lines[0]?.seq ?? 0) > kept.length) return refuse('removed', 'It was removed.');
      if (lines[0]?.seq !== kept.length) return refuse('elsewhere', 'Another window was faster.');
      // Serialized and parsed, as a browser would.
      rows.set(match, [...kept, ...(JSON.parse(JSON.stringify(lines)) as Line[])]);
      return accept(undefined);
    },
    read: async (match) => accept(rows.get(match) ?? []),
    remove: async (match) => {
      rows.delete(match);
      return accept(undefined);
    },
  };
  return store;
};

/** The value of what must succeed. */
export const sure = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.sentence}`);
  return result.value;
};

/** No one measures here how long a bot takes. Others still have their turn. */
const noWait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Bots that answer immediately in the same thread, for tests of what surrounds them. */
export const quickParts = (game: Game): Pick<CoreParts, 'think' | 'adviser' | 'chance' | 'now' | 'wait'> => ({
  think: async (job) =>
    runJob(
      () => game,
      job,
      () => undefined,
    ) as Result<Thinking>,
  adviser: 'search:20',
  chance: newSeed,
  now: Date.now,
  wait: noWait,
});

const ends: (() => void)[] = [];

/** Ends what `startHere` has started. */
export const endAll = (): void => {
  for (const end of ends.splice(0)) end();
};

/** A local match as a page has it, with the ports of the two workers but in one thread. */
export const startHere = (opening: Opening, store: LineStore, adviser = 'search:20'): Promise<Result<LocalTable>> => {
  const [toPage, toBots] = [new MessageChannel(), new MessageChannel()];
  serveMatch(toPage.port2, toBots.port1, { store, loadGame: loadAny, adviser, chance: newSeed, now: Date.now, wait: noWait });
  serveBots(toBots.port2, loadAny);
  const end = (): void => {
    for (const port of [toPage.port1, toPage.port2, toBots.port1, toBots.port2]) port.close();
  };
  ends.push(end);
  return openLocal({ port: toPage.port1, end, onBroken: () => undefined }, opening);
};

/** The state once it matches a condition. */
export const until = (table: Table, wanted: (state: TableState) => boolean): Promise<TableState> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!wanted(table.state())) return;
      stop();
      resolve(table.state());
    };
    const stop = table.subscribe(look);
    look();
  });

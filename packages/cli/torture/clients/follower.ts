import type { Watcher } from '@swordtable/kernel';
import type { Message } from '@swordtable/server/api/table';
import type { Life } from '../agenda.ts';
import { mayKnow, type Table, tableAfter } from '../oracle/told.ts';
import type { Surroundings } from './network.ts';

/** A client's view of a table: what it was told so far. */
export interface Follower {
  readonly table: Table | undefined;
  /** Whether it knows all that it may know. */
  isCurrent(): boolean;
  /** Whether it no longer follows, because it may not. */
  readonly hasEnded: boolean;
}

export interface Place {
  readonly match: string;
  readonly watcher: Watcher;
  readonly key: string;
}

/** After how many milliseconds a client tries again: soon, or when it has asked too often. */
const [RETRY, LIMITED] = [300, 5_000];

/** Follows a table, and connects again whenever the connection ends, as long as it may. */
export const startFollower = (surroundings: Surroundings, { match, watcher, key }: Place): Follower => {
  const { world, oracle, check, pick } = surroundings;
  let table: Table | undefined;
  let hasEnded = false;

  const mayFollow = (): boolean => {
    const now = oracle.matchAt(match, oracle.headOf(match) ?? -1);
    return now !== undefined && !oracle.isRemoved(match) && mayKnow(now, watcher, key);
  };

  const hear = (message: Message): void => {
    if (message.type === 'step' && table !== undefined && message.seq !== table.seq + 1)
      world.violate('gap', `Watcher ${watcher} of ${match} was told line ${message.seq} after ${table.seq}.`);
    if (message.type === 'table' && message.seq < (table?.seq ?? -1))
      world.violate('lost', `Watcher ${watcher} of ${match} was told line ${table?.seq}, and now that ${message.seq} is the last one.`);
    table = tableAfter(table, message);
    world.count('messages');
    world.note(() => `${key} hears ${message.type} ${message.seq} of ${match} as ${watcher ?? 'spectator'}`);
    if (table !== undefined) check(match, watcher, key, table, message);
    oracle.witness(match, message.seq);
  };

  const connect = (): void => {
    const connection: Life = { alive: true };
    const process = pick();
    const again = (wait = RETRY): void => {
      if (!connection.alive) return;
      connection.alive = false;
      world.after(wait + world.delay(), () => {
        if (mayFollow()) connect();
        else hasEnded = true;
      });
    };
    let last = 0;
    const take = (text: string): void => {
      // In order, as over one connection.
      last = Math.max(last, world.now() + world.delay());
      if (world.fails('streams', 15)) again();
      else world.after(last - world.now(), () => hear(JSON.parse(text) as Message), connection);
    };
    const watch = (): void => (process?.life.alive === true ? world.after(1_000, watch, connection) : again());
    watch();
    void process
      ?.follow({ match, watcher, key, connection }, table?.seq, take, () => again())
      .then((outcome) => {
        if (outcome !== 'ok') again(outcome === 'limited' ? LIMITED : RETRY);
      });
  };
  connect();

  return {
    get table() {
      return table;
    },
    get hasEnded() {
      return hasEnded;
    },
    isCurrent: () => hasEnded || !mayFollow() || table?.seq === oracle.headOf(match),
  };
};

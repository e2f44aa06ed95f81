import { accept, type Result } from '@swordtable/kernel';
import { matchFrom } from '../match/fold.ts';
import type { RulesOf } from '../match/match.ts';
import type { Storage } from '../storage/storage.ts';
import { newTable, type Table } from './table.ts';

export interface TablesParts {
  readonly storage: Storage;
  readonly rulesOf: RulesOf;
  readonly now: () => number;
  trouble(what: string, error: unknown): void;
  /** Hears of every match that was read from the store. */
  loaded(table: Table): void;
}

/** The tables in memory. Each match stands there once; the others are read when somebody asks. */
export interface Tables {
  readonly tables: Map<string, Table>;
  /** Does something at a table. One that was put away while it was fetched is not used: there may be another by now. */
  at<Value>(id: string, work: (table: Table) => Promise<Result<Value>>): Promise<Result<Value>>;
}

export const openTables = ({ storage, rulesOf, now, trouble, loaded }: TablesParts): Tables => {
  const tables = new Map<string, Table>();
  const loading = new Map<string, Promise<Result<Table>>>();

  const load = async (id: string): Promise<Result<Table>> => {
    const match = matchFrom(id, await storage.read(id, -1), rulesOf);
    if (!match.ok) {
      if (match.refusal.code !== 'unknown-match') trouble(`match ${id} cannot be read: ${match.refusal.code}`, match.refusal);
      return match;
    }
    // A match that was made while it was read stands there already.
    const table = tables.get(id) ?? newTable(match.value, now());
    tables.set(id, table);
    loaded(table);
    return accept(table);
  };

  const tableOf = async (id: string): Promise<Result<Table>> => {
    const table = tables.get(id);
    if (table !== undefined) {
      table.used = now();
      return accept(table);
    }
    const already = loading.get(id);
    if (already !== undefined) return already;
    const begun = load(id).finally(() => loading.delete(id));
    loading.set(id, begun);
    return begun;
  };

  const at: Tables['at'] = async (id, work) => {
    for (;;) {
      const table = await tableOf(id);
      if (!table.ok) return table;
      if (tables.get(id) === table.value) return work(table.value);
    }
  };

  return { tables, at };
};

const IDLE = 5 * 60_000;

/** Tables that can be put away: those that nobody has used for a while, and, when there are too many, the longest unused first. */
export const unused = (tables: ReadonlyMap<string, Table>, most: number, now: number): readonly Table[] => {
  const idle = [...tables.values()].filter((table) => table.listeners.size === 0 && table.waiting === 0 && table.thinking.size === 0);
  const surplus = tables.size - most;
  return idle.sort((one, other) => one.used - other.used).filter(({ used }, index) => index < surplus || used <= now - IDLE);
};

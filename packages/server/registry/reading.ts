import { accept, type Refusal, type Result } from '@swordtable/kernel';
import { followStored } from '../match/fold.ts';
import type { RulesOf } from '../match/match.ts';
import type { Storage } from '../storage/storage.ts';
import { lastStep } from './lines.ts';
import { adopt, inTurn, type Table } from './table.ts';

interface ReadingParts {
  readonly storage: Storage;
  readonly rulesOf: RulesOf;
  /** Whether other processes write to the same store. */
  readonly shared: boolean;
  /** A table that cannot go on is no longer kept. */
  drop(table: Table): void;
  trouble(what: string, error: unknown): void;
}

/** Keeps the tables in memory as new as the store. */
export interface Reading {
  /** Reads what others have written and tells it to those who listen here; says why if that cannot be followed. */
  catchUp(table: Table): Promise<Refusal | undefined>;
  /** Reads what others may have written, whether or not we were told. */
  fresh(table: Table): Promise<Result<void>>;
  /** The store may know more than we do. */
  hear(table: Table): void;
}

export const openReading = ({ storage, rulesOf, shared, drop, trouble }: ReadingParts): Reading => {
  const catchUp = async (table: Table): Promise<Refusal | undefined> => {
    for (const line of await storage.read(table.id, table.match.seq)) {
      const followed = followStored(table.id, table.match, line, rulesOf);
      if (!followed.ok) {
        trouble(`match ${table.id} cannot go on: ${followed.refusal.code}`, followed.refusal);
        drop(table);
        for (const listener of table.listeners) listener.end();
        table.listeners.clear();
        return followed.refusal;
      }
      adopt(table, followed.value, lastStep(followed.value));
    }
    table.stale = false;
    return undefined;
  };

  return {
    catchUp,
    fresh: async (table) => {
      const refusal = shared || table.stale ? await catchUp(table) : undefined;
      return refusal === undefined ? accept(undefined) : { ok: false, refusal };
    },
    hear: (table) => {
      table.stale = true;
      if (table.listeners.size === 0) return;
      inTurn(table, () => catchUp(table)).catch((error) => trouble('catching up failed', error));
    },
  };
};

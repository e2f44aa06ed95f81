import { accept, type Refusal, type Result } from '@swordtable/kernel';
import { followStored } from '../match/fold.ts';
import type { RulesOf } from '../match/match.ts';
import type { Storage } from '../storage/storage.ts';
import { lastStep } from './lines.ts';
import { enqueue, type LiveMatch, publishStep } from './live-match.ts';

interface StoreSyncParts {
  readonly storage: Storage;
  readonly rulesOf: RulesOf;
  /** Whether other processes write to the same store. */
  readonly shared: boolean;
  /** A match that can't continue is evicted. */
  drop(live: LiveMatch): void;
  trouble(what: string, error: unknown): void;
}

/** Keeps the matches in memory up to date with the store. */
export interface StoreSync {
  /** Reads what others have written and tells listeners here; says why if it can't be replayed. */
  catchUp(live: LiveMatch): Promise<Refusal | undefined>;
  /** Reads what others may have written, whether or not we were notified. */
  fresh(live: LiveMatch): Promise<Result<void>>;
  /** The store may have newer lines. */
  hear(live: LiveMatch): void;
}

export const openStoreSync = ({ storage, rulesOf, shared, drop, trouble }: StoreSyncParts): StoreSync => {
  const catchUp = async (live: LiveMatch): Promise<Refusal | undefined> => {
    for (const line of await storage.read(live.id, live.match.seq)) {
      const followed = followStored(live.id, live.match, line, rulesOf);
      if (!followed.ok) {
        trouble(`match ${live.id} cannot continue: ${followed.refusal.code}`, followed.refusal);
        drop(live);
        for (const listener of live.listeners) listener.end();
        live.listeners.clear();
        return followed.refusal;
      }
      publishStep(live, followed.value, lastStep(followed.value));
    }
    live.stale = false;
    return undefined;
  };

  return {
    catchUp,
    fresh: async (live) => {
      const refusal = shared || live.stale ? await catchUp(live) : undefined;
      return refusal === undefined ? accept(undefined) : { ok: false, refusal };
    },
    hear: (live) => {
      live.stale = true;
      if (live.listeners.size === 0) return;
      enqueue(live, () => catchUp(live)).catch((error) => trouble('catching up failed', error));
    },
  };
};

import type { Registry } from '@swordtable/server/registry/registry';
import type { Storage } from '@swordtable/server/storage/storage';

/** A bug, planted to see whether it's found. */
export interface Plant {
  readonly noSync?: true;
  readonly wrongSeat?: true;
  storage?(storage: Storage): Storage;
  registry?(registry: Registry): Registry;
}

const earlyAcknowledgment = (storage: Storage): Storage => ({
  ...storage,
  append: async (lines) => {
    void storage.append(lines).catch(() => {});
    return true;
  },
});

const staleCache = (storage: Storage): Storage => {
  const cache = new Map<string, ReturnType<Storage['read']>>();
  const read: Storage['read'] = (match, after) => {
    const known = cache.get(`${match} ${after}`) ?? storage.read(match, after);
    cache.set(`${match} ${after}`, known);
    return known;
  };
  return { ...storage, read };
};

const skippedLine = (storage: Storage): Storage => ({
  ...storage,
  read: async (match, after) => (await storage.read(match, after)).filter(({ seq }) => seq % 7 !== 5),
});

const forgottenTickets = (registry: Registry): Registry => ({
  ...registry,
  perform: (match, { id: _, ...command }, client) => registry.perform(match, command, client),
});

export const PLANTS: Readonly<Record<string, Plant>> = {
  'no-sync': { noSync: true },
  'early-acknowledgment': { storage: earlyAcknowledgment },
  'stale-cache': { storage: staleCache },
  'skipped-line': { storage: skippedLine },
  'forgotten-tickets': { registry: forgottenTickets },
  'wrong-seat': { wrongSeat: true },
};

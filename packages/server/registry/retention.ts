import type { Config } from '../config.ts';
import type { Ages, Storage } from '../storage/storage.ts';

type Kept = Pick<Config, 'keepFinishedDays' | 'keepAbandonedDays' | 'keepImportedDays'>;

const DAY = 24 * 60 * 60_000;
/** Removed together. Small, so that players don't wait for it. */
const PORTION = 50;

/** The times before which matches aren't kept; none for those that are kept forever. */
export const agesBy = ({ keepFinishedDays, keepAbandonedDays, keepImportedDays }: Kept, now: number): Ages => {
  const before = (days: number | undefined): number | undefined => (days === undefined ? undefined : now - days * DAY);
  return { finished: before(keepFinishedDays), abandoned: before(keepAbandonedDays), imported: before(keepImportedDays) };
};

/** Removes all matches that are older, and says which. */
export const pruneAll = async (storage: Pick<Storage, 'prune'>, ages: Ages, removed: (ids: readonly string[]) => void): Promise<void> => {
  for (let ids = await storage.prune(ages, PORTION); ids.length > 0; ids = await storage.prune(ages, PORTION)) removed(ids);
};

const EVERY = 60 * 60_000;

/** Removes old matches every hour, if any aren't kept forever. */
export const startRetention = (
  config: Kept,
  storage: Pick<Storage, 'prune'>,
  removed: (ids: readonly string[]) => void,
  trouble: (what: string, error: unknown) => void,
): { close(): Promise<void> } => {
  let running: Promise<void> = Promise.resolve();
  const round = (): void => {
    running = pruneAll(storage, agesBy(config, Date.now()), removed).catch((error) => trouble('removing old matches failed', error));
  };
  const isNeeded = Object.values(agesBy(config, 0)).some((age) => age !== undefined);
  const timer = isNeeded ? setInterval(round, EVERY) : undefined;
  if (isNeeded) round();
  return {
    close: () => {
      clearInterval(timer);
      return running;
    },
  };
};

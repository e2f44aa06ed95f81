/** Whether this browser has space for more of our matches. */
export type StorageSpace = 'enough' | 'little' | 'none';

/** Below this many bytes, or this share of the quota, the user is warned before something fails. */
const LITTLE = { bytes: 5_000_000, share: 0.05 };

interface Estimated {
  readonly usage?: number | undefined;
  readonly quota?: number | undefined;
}

export const storageSpace = ({ usage = 0, quota = 0 }: Estimated): StorageSpace => {
  // A browser that doesn't say is assumed to have enough.
  if (quota <= 0) return 'enough';
  const left = quota - usage;
  return left <= 0 ? 'none' : left < LITTLE.bytes || left < quota * LITTLE.share ? 'little' : 'enough';
};

type Shelf = Pick<Storage, 'setItem' | 'removeItem'>;
const PROBE = 'swordtable.room';

/** Whether localStorage accepts anything; some browsers refuse everything in private windows. */
const takes = (shelf: Shelf | undefined): boolean => {
  try {
    // If storage is forbidden, even accessing it throws.
    const asked = shelf ?? localStorage;
    asked.setItem(PROBE, 'x'.repeat(1_000));
    asked.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
};

/** How much space there is now. */
export const checkStorageSpace = async (shelf?: Shelf): Promise<StorageSpace> => {
  if (!takes(shelf)) return 'none';
  const estimated = await navigator.storage?.estimate?.().catch(() => undefined);
  return estimated === undefined ? 'enough' : storageSpace(estimated);
};

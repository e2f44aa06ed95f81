import type { KeyHash } from '../match/entry.ts';
import type { Players } from './players.ts';

/** Whose keys devices play with, remembered for a few seconds: it's asked with every request. */
export interface Identities {
  of(device: KeyHash): Promise<KeyHash | undefined>;
  /** A device was added or signed out here. Other processes notice within seconds. */
  forget(device: KeyHash): void;
}

const SECONDS = 5;
const MOST = 10_000;

export const openIdentities = ({ identify }: Pick<Players, 'identify'>, now: () => number): Identities => {
  const known = new Map<KeyHash, { readonly key: KeyHash | undefined; readonly until: number }>();
  return {
    of: async (device) => {
      const remembered = known.get(device);
      if (remembered !== undefined && remembered.until > now()) return remembered.key;
      const key = await identify(device);
      known.delete(device);
      known.set(device, { key, until: now() + SECONDS * 1_000 });
      // The oldest come first.
      for (const [oldest] of known) {
        if (known.size <= MOST) break;
        known.delete(oldest);
      }
      return key;
    },
    forget: (device) => void known.delete(device),
  };
};

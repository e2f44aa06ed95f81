import { accept, type Result } from '@swordtable/kernel';
import * as z from 'zod/mini';
import { sanction } from '../api/operators.ts';
import type { KeyHash } from '../match/entry.ts';
import type { Documents } from '../storage/documents.ts';
import { insist } from './insist.ts';
import { findAll, type Kept, type Kind, put, readOne, remove } from './kind.ts';

const stored = z.extend(sanction, { player: z.exactOptional(z.string()), name: z.string() });
export type Sanction = z.infer<typeof stored>;

/** What someone may not do here, by the hash of the key they play with. */
const SANCTION: Kind<Sanction> = {
  kind: 'sanction',
  shape: stored,
  keysOf: ({ at, until }) => [{ name: 'all', value: '', rank: at }, ...(until === null ? [] : [{ name: 'due', value: '', rank: until }])],
};

/** Those the operator has silenced or banned. */
export interface Sanctions {
  /** What applies to the holder of a key now. */
  of(key: KeyHash): Promise<Sanction | undefined>;
  /** Newest first. */
  list(): Promise<readonly Kept<Sanction>[]>;
  impose(key: KeyHash, wish: Omit<Sanction, 'at'>): Promise<Result<Sanction>>;
  lift(key: KeyHash): Promise<Result<void>>;
  /** Deletes those that have expired. */
  sweep(): Promise<void>;
}

interface SanctionsParts {
  readonly documents: Documents;
  now(): number;
}

const LIST = 200;

export const openSanctions = ({ documents, now }: SanctionsParts): Sanctions => ({
  of: async (key) => {
    const known = (await readOne(documents, SANCTION, key))?.value;
    return known === undefined || (known.until !== null && known.until <= now()) ? undefined : known;
  },
  list: () => findAll(documents, SANCTION, { name: 'all', value: '', descending: true, most: LIST }),
  impose: (key, wish) =>
    insist(async () => {
      const known = await readOne(documents, SANCTION, key);
      const value: Sanction = { ...wish, at: now() };
      return (await documents.change([put(SANCTION, key, value, known)])) ? accept(value) : undefined;
    }),
  lift: (key) =>
    insist(async () => {
      const known = await readOne(documents, SANCTION, key);
      if (known === undefined) return accept(undefined);
      return (await documents.change([remove(SANCTION, known)])) ? accept(undefined) : undefined;
    }),
  sweep: async () => {
    for (const each of await findAll(documents, SANCTION, { name: 'due', value: '', greatest: now(), most: 50 }))
      await documents.change([remove(SANCTION, each)]);
  },
});

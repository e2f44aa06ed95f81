import { accept, type Result } from '@swordtable/kernel';
import * as z from 'zod/mini';
import type { Documents } from '../storage/documents.ts';
import { insist } from './insist.ts';
import { type Kind, put, readOne } from './kind.ts';

const maintenance = z.object({ note: z.nullable(z.string()), at: z.number() });

const SETTING: Kind<z.infer<typeof maintenance>> = { kind: 'setting', shape: maintenance, keysOf: () => [] };
const ID = 'maintenance';

/** While the server is being worked on, nothing new begins. Matches that have begun continue. */
export interface Maintenance {
  /** What the operator says about it; null while there's none. Other processes know within seconds. */
  note(): Promise<string | null>;
  set(note: string | null): Promise<Result<void>>;
}

interface MaintenanceParts {
  readonly documents: Documents;
  now(): number;
}

/** It's asked with every new match. */
const REMEMBERED = 3_000;

export const openMaintenance = ({ documents, now }: MaintenanceParts): Maintenance => {
  let known: { readonly note: string | null; readonly until: number } | undefined;
  return {
    note: async () => {
      if (known === undefined || known.until <= now())
        known = { note: (await readOne(documents, SETTING, ID))?.value.note ?? null, until: now() + REMEMBERED };
      return known.note;
    },
    set: async (note) => {
      const done = await insist(async () => {
        const before = await readOne(documents, SETTING, ID);
        return (await documents.change([put(SETTING, ID, { note, at: now() }, before)])) ? accept(undefined) : undefined;
      });
      known = undefined;
      return done;
    },
  };
};

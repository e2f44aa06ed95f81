import { accept, type Result } from '@swordtable/kernel';
import * as z from 'zod/mini';
import type { MaintenanceState } from '../api/maintenance-routes.ts';
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
  /** The same, and when it began. */
  state(): Promise<MaintenanceState>;
  set(note: string | null): Promise<Result<void>>;
}

interface MaintenanceParts {
  readonly documents: Documents;
  now(): number;
}

/** It's asked with every new match. */
const REMEMBERED = 3_000;

export const openMaintenance = ({ documents, now }: MaintenanceParts): Maintenance => {
  let known: (MaintenanceState & { readonly until: number }) | undefined;
  const state = async (): Promise<MaintenanceState> => {
    if (known === undefined || known.until <= now()) {
      const { note = null, at = null } = (await readOne(documents, SETTING, ID))?.value ?? {};
      known = { note, since: note === null ? null : at, until: now() + REMEMBERED };
    }
    return { note: known.note, since: known.since };
  };
  return {
    state,
    note: async () => (await state()).note,
    set: async (note) => {
      const done = await insist(async () => {
        const before = await readOne(documents, SETTING, ID);
        // It began with the first sentence.
        const at = before?.value.note == null ? now() : before.value.at;
        return (await documents.change([put(SETTING, ID, { note, at }, before)])) ? accept(undefined) : undefined;
      });
      known = undefined;
      return done;
    },
  };
};

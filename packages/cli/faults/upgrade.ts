import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, restore } from '@swordtable/server/storage/backup';
import type { StoreLocation } from '@swordtable/server/storage/open';
import { writeOldStore } from '@swordtable/server/testing/old-store';
import { playBegun } from './meeting.ts';
import { oldMatches } from './old-matches.ts';
import type { Plan } from './plan.ts';
import type { SeatedMatch } from './seating.ts';
import { type Store, temporaryFolder } from './stores.ts';
import type { Trial } from './trial.ts';

/** The first version of the tables. Whatever came after it must be able to take it over. */
const OLDEST = 1;

type OldRows = Parameters<typeof writeOldStore>[2];

/** A store of the oldest version is backed up, and the backup is restored into this one. */
const restoreOld = async (place: StoreLocation, rows: OldRows): Promise<void> => {
  const folder = temporaryFolder();
  try {
    const file = join(folder, 'old.backup');
    await writeOldStore({ folder }, OLDEST, rows);
    await backup({ folder }, file);
    await restore(file, place);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const WAYS = {
  upgrade: { title: 'An older store opened', fill: (place: StoreLocation, rows: OldRows) => writeOldStore(place, OLDEST, rows) },
  restore: { title: 'An older backup restored', fill: restoreOld },
} as const;

/** Matches that an older program stored, and that this one plays to their end. */
export const olderPlan = (part: keyof typeof WAYS, where: string, rest: Pick<Plan, 'store' | 'processes' | 'open'>): Plan => {
  let running: readonly SeatedMatch[] = [];
  const { title, fill } = WAYS[part];
  return {
    ...rest,
    part,
    name: `${title} (${where})`,
    open: async (): Promise<Store | string> => {
      const old = await oldMatches();
      if (typeof old === 'string') return old;
      running = old.running;
      const store = await rest.open();
      if (typeof store !== 'string') await fill(store.place, old.rows);
      return store;
    },
    run: async (trial: Trial) => {
      // The promise is about the store.
      trial.network.calm();
      await playBegun(trial, running);
    },
  };
};

import { endBackends } from '@swordtable/server/testing/backends';
import { databaseTrial, wordTrial } from './database.ts';
import { diskTrial, openSmallDisk } from './disk.ts';
import { killTrial } from './kills.ts';
import { playOn } from './meeting.ts';
import type { Part, Plan } from './plan.ts';
import { rollingTrial } from './rolling.ts';
import { openRedis, openStore, type Store, type StoreName } from './stores.ts';
import { olderPlan } from './upgrade.ts';

export interface Wishes {
  readonly kills: number;
  readonly matches: number;
  readonly processes: number;
}

const NAMES: Readonly<Record<StoreName, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

const opened = async (name: StoreName): Promise<Store | string> => {
  try {
    return await openStore(name);
  } catch (error) {
    return `The trials on ${NAMES[name]} were left out: ${error instanceof Error ? error.message : error}`;
  }
};

const onStore = (store: StoreName, { kills, matches, processes: asked }: Wishes): readonly Plan[] => {
  // The built-in store is for one process.
  const processes = store === 'sqlite' ? 1 : asked;
  const open = (): Promise<Store | string> => opened(store);
  const where = `${NAMES[store]}${processes > 1 ? `, ${processes} processes` : ''}`;
  return [
    { part: 'network', name: `A bad network (${where})`, store, processes, open, run: (trial) => playOn(trial, matches, () => false) },
    {
      part: 'kills',
      name: `Kills (${where})`,
      store,
      processes,
      kills,
      open,
      run: (trial, _, most) => killTrial(trial, most, matches),
    },
    olderPlan('upgrade', where, { store, processes, open }),
    olderPlan('restore', where, { store, processes, open }),
  ];
};

/** A Redis that goes in the middle of the trial and does not come back. */
const onRedis = (matches: number): Plan => {
  let stop: () => Promise<unknown> = async () => {};
  return {
    part: 'database',
    name: 'Redis gone (PostgreSQL, 2 processes)',
    store: 'postgres',
    processes: 2,
    open: async () => {
      const redis = await openRedis();
      if (typeof redis === 'string') return redis;
      stop = redis.stop;
      const store = await opened('postgres');
      return typeof store === 'string' ? store : { ...store, env: { ...store.env, REDIS_URL: redis.url } };
    },
    run: (trial, store) => {
      let isThere = true;
      return wordTrial(trial, store, matches, async () => {
        const was = isThere;
        isThere = false;
        if (was) await stop();
        return was;
      });
    },
  };
};

const special = (matches: number): readonly Plan[] => [
  {
    part: 'disk',
    name: 'A full disk (SQLite)',
    store: 'sqlite',
    processes: 1,
    open: openSmallDisk,
    run: (trial, store) => diskTrial(trial, store, matches),
  },
  {
    part: 'database',
    name: 'The database away (PostgreSQL, 2 processes)',
    store: 'postgres',
    processes: 2,
    open: () => opened('postgres'),
    run: (trial, store) => databaseTrial(trial, store, matches),
  },
  {
    part: 'database',
    name: 'No word between processes (PostgreSQL, 2 processes)',
    store: 'postgres',
    processes: 2,
    open: () => opened('postgres'),
    run: (trial, store) =>
      wordTrial(trial, store, matches, async () => (await endBackends(store.place.databaseUrl ?? '', '% fan-out')) > 0),
  },
  onRedis(matches),
  {
    part: 'rolling',
    name: 'A rolling restart (PostgreSQL, 2 processes)',
    store: 'postgres',
    processes: 2,
    failsOver: true,
    open: () => opened('postgres'),
    run: (trial) => rollingTrial(trial, matches),
  },
];

/** What is tried, on these stores and of these parts. */
export const plansFor = (stores: readonly StoreName[], parts: readonly Part[], wishes: Wishes): readonly Plan[] =>
  [...stores.flatMap((store) => onStore(store, wishes)), ...special(wishes.matches)].filter(
    ({ store, part }) => stores.includes(store) && parts.includes(part),
  );

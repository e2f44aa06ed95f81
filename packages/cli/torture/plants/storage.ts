import type { Entry } from '@swordtable/server/match/entry';
import { type Append, type Storage, StorageFailure } from '@swordtable/server/storage/storage';
import type { Plant } from './plant.ts';

const withAppend = (change: (storage: Storage, lines: readonly Append[]) => Promise<boolean>) => (storage: Storage) => ({
  ...storage,
  append: (lines: readonly Append[]) => change(storage, lines),
});

/** The same lines after whatever is stored now. */
const renumbered = async (storage: Storage, lines: readonly Append[]): Promise<readonly Append[]> => {
  const heads = new Map(await storage.heads([...new Set(lines.map(({ match }) => match))]));
  return lines.map((line) => {
    const seq = (heads.get(line.match) ?? -1) + 1;
    heads.set(line.match, seq);
    return { ...line, seq };
  });
};

const cached = (storage: Storage): Storage => {
  const cache = new Map<string, ReturnType<Storage['read']>>();
  return {
    ...storage,
    read: (match, after) => {
      const known = cache.get(`${match} ${after}`) ?? storage.read(match, after);
      cache.set(`${match} ${after}`, known);
      return known;
    },
  };
};

const isUnsure = (error: unknown): boolean => error instanceof StorageFailure && error.unsure;

const anonymous = (entry: Entry): Entry => {
  const { id: _, ...rest }: Entry & { readonly id?: string } = entry;
  return rest;
};

/** Bugs in how lines are written and read. */
export const STORAGE: Readonly<Record<string, Plant>> = {
  'no-sync': { about: 'a transaction is acknowledged before it is on disk', breaks: ['lost'], noSync: true },
  'no-flush-at-start': {
    about: 'what a killed process has written is told before it is on disk',
    breaks: ['lost'],
    noMending: true,
  },
  'torn-tail': { about: 'after a power failure, half a transaction is accepted', breaks: ['gap'], isTorn: true },
  'last-writer-wins': {
    about: 'a line that another process has written is overwritten',
    breaks: ['lost', 'different', 'stuck'],
    overwrites: true,
  },
  'early-acknowledgment': {
    about: 'a line is acknowledged before it is written',
    breaks: ['lost', 'stuck'],
    storage: withAppend(async (storage, lines) => {
      void storage.append(lines).catch(() => {});
      return true;
    }),
  },
  'swallowed-failure': {
    about: 'a full disk is logged, and the line acknowledged',
    breaks: ['lost'],
    storage: withAppend((storage, lines) =>
      storage.append(lines).catch((error: unknown) => {
        if (error instanceof StorageFailure && !error.unsure) return true;
        throw error;
      }),
    ),
  },
  renumbered: {
    about: 'a line that comes too late is written under the next number',
    breaks: ['lost', 'broken', 'doubled', 'different', 'clock'],
    storage: withAppend(async (storage, lines) => storage.append(await renumbered(storage, lines))),
  },
  'blind-retry': {
    about: 'a write whose outcome is unknown is repeated under the next number',
    breaks: ['doubled', 'broken', 'lost', 'clock', 'different'],
    storage: withAppend((storage, lines) =>
      storage.append(lines).catch(async (error: unknown) => {
        if (!isUnsure(error)) throw error;
        return storage.append(await renumbered(storage, lines));
      }),
    ),
  },
  'split-transaction': {
    about: 'the lines of one request are written in several transactions',
    breaks: ['lost'],
    storage: withAppend(async (storage, lines) => {
      for (const line of lines) if (!(await storage.append([line]))) return false;
      return true;
    }),
  },
  'lost-holders': {
    about: 'a player who sits down doesn’t get the match among their own',
    breaks: ['lost'],
    storage: withAppend((storage, lines) => storage.append(lines.map(({ holders: _, ...line }) => line))),
  },
  'stale-cache': { about: 'lines are read from a cache that no one updates', breaks: ['stuck', 'lost'], storage: cached },
  'skipped-line': {
    about: 'a line is skipped when a match is read',
    breaks: ['broken', 'stuck'],
    storage: (storage) => ({
      ...storage,
      read: async (match, after) => (await storage.read(match, after)).filter(({ seq }) => seq % 7 !== 5),
    }),
  },
  'forgotten-ids': {
    about: 'the ids of requests are forgotten when a match is read',
    breaks: ['doubled'],
    storage: (storage) => ({
      ...storage,
      read: async (match, after) => (await storage.read(match, after)).map((line) => ({ ...line, entry: anonymous(line.entry) })),
    }),
  },
  'early-removal': {
    about: 'matches are removed while they are played',
    breaks: ['lost'],
    storage: (storage) => ({ ...storage, prune: (ages, most) => storage.prune({ ...ages, abandoned: Number.MAX_SAFE_INTEGER }, most) }),
  },
  'leaked-connection': {
    about: 'after a failure, a process waits for its connection forever',
    breaks: ['stuck'],
    storage: (storage) => {
      let isLeaked = false;
      return {
        ...storage,
        append: (lines) =>
          isLeaked
            ? new Promise(() => {})
            : storage.append(lines).catch((error: unknown) => {
                isLeaked = true;
                throw error;
              }),
      };
    },
  },
  'unknown-failure': {
    about: 'a lost connection is an error that no one expects',
    breaks: ['broken'],
    storage: (storage) => ({
      ...storage,
      append: (lines) =>
        storage.append(lines).catch(() => {
          throw new TypeError('Cannot read properties of undefined');
        }),
    }),
  },
};

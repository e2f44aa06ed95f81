import * as z from 'zod/mini';
import { findAll, type Kept, type Kind, put, readAll, remove } from '../people/kind.ts';
import type { Documents } from '../storage/documents.ts';
import type { LiveMatch } from './live-match.ts';
import type { Registry } from './registry.ts';

const presence = z.object({ seen: z.number() });

/** When someone was last seen at a table that waits for others; by the id of its match. */
const PRESENCE: Kind<z.infer<typeof presence>> = {
  kind: 'presence',
  shape: presence,
  keysOf: ({ seen }) => [{ name: 'seen', value: '', rank: seen }],
};

const SECOND = 1_000;
/** What was written this recently needn't be written again. */
const FRESH = 15 * SECOND;
/** Nobody sits at a table where nobody was seen for this long. */
export const ABSENT_AFTER = 60 * SECOND;
const FORGOTTEN_AFTER = 3_600 * SECOND;
const FORGOTTEN_MOST = 50;

interface PresenceParts {
  readonly documents: Documents;
  readonly registry: Pick<Registry, 'matches'>;
  now(): number;
}

/** Whether those who wait at public tables are still there, at whichever process. */
export interface Presence {
  /** Someone has asked for the table from their seat. */
  noted(match: string): void;
  /** Of these matches, those with someone at the table. */
  among(matches: readonly string[]): Promise<ReadonlySet<string>>;
  /** Writes down who is here, and forgets who was here long ago. */
  round(): Promise<void>;
}

const isWaiting = ({ match: { status, terms } }: LiveMatch): boolean => status === 'waiting' && terms.listed;

const isSatAt = ({ listeners, match: { terms } }: LiveMatch): boolean =>
  [...listeners].some(({ watcher, key }) => watcher !== undefined || key === terms.host);

export const openPresence = ({ documents, registry, now }: PresenceParts): Presence => {
  const looked = new Set<string>();

  const attended = (): readonly string[] => {
    const here = [...registry.matches.values()].filter((live) => isWaiting(live) && (looked.has(live.id) || isSatAt(live)));
    looked.clear();
    return here.map(({ id }) => id);
  };

  /** If another process writes the same, that counts as well. */
  const write = async (match: string, before: Kept<z.infer<typeof presence>> | undefined): Promise<void> => {
    if (before === undefined || now() - before.value.seen >= FRESH) await documents.change([put(PRESENCE, match, { seen: now() }, before)]);
  };

  return {
    noted: (match) => void looked.add(match),
    among: async (matches) => {
      const known = await readAll(documents, PRESENCE, matches);
      return new Set(known.filter(({ value }) => now() - value.seen <= ABSENT_AFTER).map(({ id }) => id));
    },
    round: async () => {
      const here = attended();
      const known = new Map((await readAll(documents, PRESENCE, here)).map((one) => [one.id, one]));
      for (const match of here) await write(match, known.get(match));
      const long = { name: 'seen', value: '', greatest: now() - FORGOTTEN_AFTER, most: FORGOTTEN_MOST };
      for (const one of await findAll(documents, PRESENCE, long)) await documents.change([remove(PRESENCE, one)]);
    },
  };
};

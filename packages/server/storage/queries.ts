import { sql } from 'kysely';
import type { Status } from '../api/match.ts';
import type { Entry } from '../match/entry.ts';
import type { Listing, ListQuery, Storage } from './storage.ts';
import type { Store } from './tables.ts';

export type Queries = Pick<Storage, 'read' | 'list' | 'held' | 'due' | 'heads' | 'ids' | 'secret'>;

/** No statement names more matches than this. */
export const MOST_NAMES = 1000;

interface Row {
  readonly id: string;
  readonly seq: number;
  readonly updated: number;
  readonly status: string;
  readonly card: string;
}

const listingOf = ({ id, seq, updated, status, card }: Row): Listing => ({ match: id, seq, updated, status: status as Status, card });

const listed = (store: Store, { status, game, before, beforeMatch, most }: ListQuery) => {
  let query = store
    .selectFrom('matches')
    .select(['id', 'matches.seq as seq', 'updated', 'status', 'card'])
    .orderBy('updated', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  if (status !== undefined) query = query.where('status', '=', status);
  if (game !== undefined) query = query.where('game', '=', game);
  if (before === undefined) return query;
  if (beforeMatch === undefined) return query.where('updated', '<', before);
  return query.where('updated', '<=', before).where(({ eb, or }) => or([eb('updated', '<', before), eb('id', '<', beforeMatch)]));
};

/** An unreadable line is passed on as an empty one: reading the log finds it broken there. */
const entryFrom = (text: string): Entry => {
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry === 'object' && entry !== null) return entry as Entry;
  } catch {
    // Said below.
  }
  return {} as Entry;
};

/** Everything that only reads, in SQL that both engines understand. */
export const queries = (store: Store): Queries => ({
  read: async (match, after) => {
    // No match has such a name, and PostgreSQL rejects it.
    if (match.includes('\0')) return [];
    const rows = await store
      .selectFrom('entries')
      .select(['seq', 'at', 'entry'])
      .where('match', '=', match)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    return rows.map(({ seq, at, entry }) => ({ seq, at, entry: entryFrom(entry) }));
  },
  // Inlined instead of a parameter, because only then does SQLite use the partial index of listed matches.
  list: async (query) => (await listed(store, query).where('listed', '=', sql.lit(1)).execute()).map(listingOf),
  held: async (holder, query) => {
    const rows = await listed(store, query)
      .where('id', 'in', store.selectFrom('holders').select('match').where('holder', '=', holder))
      .execute();
    return rows.map(listingOf);
  },
  due: async (now, most) => {
    const rows = await store.selectFrom('matches').select('id').where('due', '<=', now).orderBy('due').orderBy('id').limit(most).execute();
    return rows.map(({ id }) => id);
  },
  heads: async (matches) => {
    const heads = new Map<string, number>();
    for (let from = 0; from < matches.length; from += MOST_NAMES) {
      const names = matches.slice(from, from + MOST_NAMES);
      const rows = await store.selectFrom('matches').select(['id', 'seq']).where('id', 'in', names).execute();
      for (const { id, seq } of rows) heads.set(id, seq);
    }
    return heads;
  },
  ids: async (after, most) => {
    const rows = await store.selectFrom('matches').select('id').where('id', '>', after).orderBy('id').limit(most).execute();
    return rows.map(({ id }) => id);
  },
  secret: async () => (await store.selectFrom('secrets').select('secret').executeTakeFirstOrThrow()).secret,
});

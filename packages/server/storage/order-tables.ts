import { type RawBuilder, sql } from 'kysely';
import { batchedReads } from './batched-reads.ts';
import { whenFree } from './busy.ts';
import { MOST_NAMES } from './queries.ts';
import type { Ordered, Storage } from './storage.ts';
import type { Store } from './tables.ts';

const ordersOf = async (store: Store, matches: readonly string[]): Promise<ReadonlyMap<string, readonly Ordered[]>> => {
  const found = new Map<string, Ordered[]>();
  for (let from = 0; from < matches.length; from += MOST_NAMES) {
    const names = matches.slice(from, from + MOST_NAMES);
    const query = store.selectFrom('orders').select(['match', 'seat', 'mark', 'text']).where('match', 'in', names).orderBy('seat');
    for (const { match, ...orders } of await query.execute()) found.set(match, [...(found.get(match) ?? []), orders]);
  }
  return found;
};

/**
 * The seats' standing orders. They're beside the log and not in it: line numbers are public, and no one else may learn that a player has
 * planned ahead.
 */
export const orderTables = (store: Store, held: RawBuilder<unknown>): Pick<Storage, 'orders' | 'order'> => ({
  orders: batchedReads((matches) => ordersOf(store, matches), []),
  // One statement, so that nothing happens between checking the match and writing.
  order: async ({ match, seq, seat, mark, text }) => {
    const written = await whenFree(() =>
      sql`insert into orders (match, seat, mark, text)
        select id, cast(${seat} as integer), cast(${mark + 1} as integer), cast(${text} as text) from matches
        where id = ${match} and seq = ${seq} ${held}
        on conflict (match, seat) do update set mark = excluded.mark, text = excluded.text
        where orders.mark = ${mark}`.execute(store),
    );
    return (written.numAffectedRows ?? 0n) > 0n;
  },
});

import { type RawBuilder, sql } from 'kysely';
import { whenFree } from './busy.ts';
import type { Storage } from './storage.ts';
import type { Store } from './tables.ts';

/**
 * The seats' standing orders. They're beside the log and not in it: line numbers are public, and no one else may learn that a player has
 * planned ahead.
 */
export const orderTables = (store: Store, held: RawBuilder<unknown>): Pick<Storage, 'orders' | 'order'> => ({
  orders: async (match) => store.selectFrom('orders').select(['seat', 'mark', 'text']).where('match', '=', match).orderBy('seat').execute(),
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

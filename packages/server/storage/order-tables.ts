import { type RawBuilder, sql } from 'kysely';
import { whenFree } from './busy.ts';
import type { Storage } from './storage.ts';
import type { Store } from './tables.ts';

/**
 * The standing orders of seats. They stand beside the log and not in it: the number of a line is told to everybody, and that somebody has
 * planned ahead is nobody's business.
 */
export const orderTables = (store: Store, held: RawBuilder<unknown>): Pick<Storage, 'orders' | 'order'> => ({
  orders: async (match) => store.selectFrom('orders').select(['seat', 'mark', 'text']).where('match', '=', match).orderBy('seat').execute(),
  // One statement, so that nothing comes between the look at the match and the writing.
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

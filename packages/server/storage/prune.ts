import { type ExpressionBuilder, sql } from 'kysely';
import { whenFree } from './busy.ts';
import type { Ages, Storage } from './storage.ts';
import type { Dialect, Store, Tables } from './tables.ts';

/** A match with this number is being removed: no line follows it, so nothing is added in between. */
const REMOVED = -2;
/** Removed together. */
const PORTION = 50;
const IMPORTED = '%"imported":true%';

const isOld = (ages: Ages) => (eb: ExpressionBuilder<Tables, 'matches'>) => {
  const before = (time: number | undefined) => eb('updated', '<', time ?? 0);
  const imported = eb('card', 'like', IMPORTED);
  return eb.or([
    eb.and([eb('status', '=', 'over'), eb.not(imported), before(ages.finished)]),
    eb.and([eb('status', '!=', 'over'), eb.not(imported), before(ages.abandoned)]),
    eb.and([imported, before(ages.imported)]),
    // One whose removal was interrupted.
    eb('seq', '=', REMOVED),
  ]);
};

/**
 * Removing matches. Each statement is complete: interrupted anywhere, the next call continues, and no half of a match can be played.
 * Those who write lines lock matches in the order of their ids, so nothing here waits for a match while it has one that comes later.
 */
export const pruning = (
  store: Store,
  { locked, free }: Pick<Dialect, 'locked' | 'free'>,
): Pick<Storage, 'old' | 'prune' | 'remove' | 'release'> => {
  const sweep = async (most: number): Promise<readonly string[]> => {
    const rows = await store.selectFrom('matches').select('id').where('seq', '=', REMOVED).orderBy('id').limit(most).execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return ids;
    // Someone else may remove the same ones, and then their names are free for others.
    const removed = store.selectFrom('matches').select('id').where('id', 'in', ids).where('seq', '=', REMOVED);
    for (const table of ['orders', 'holders', 'entries'] as const)
      await whenFree(() => store.deleteFrom(table).where('match', 'in', removed).execute());
    await whenFree(() => store.deleteFrom('matches').where('id', 'in', removed.orderBy('id').modifyEnd(locked)).execute());
    return ids;
  };
  const mark = { seq: REMOVED, listed: 0, due: null };
  return {
    old: async (ages, most) => {
      const rows = await store
        .selectFrom('matches')
        .select(['id', 'game', 'status', 'updated', sql<number>`case when card like ${IMPORTED} then 1 else 0 end`.as('imported')])
        .where(isOld(ages))
        .orderBy('updated')
        .orderBy('id')
        .limit(most)
        .execute();
      return rows.map(({ id, game, status, updated, imported }) => ({
        ...{ match: id, game, updated },
        kind: imported === 1 ? 'imported' : status === 'over' ? 'finished' : 'abandoned',
      }));
    },
    prune: async (ages, most) => {
      const old = store.selectFrom('matches').select('id').where(isOld(ages)).orderBy('updated').orderBy('id').limit(most);
      // Materialized, or PostgreSQL may choose again after each match and so mark too many.
      const choosing = store.with(
        (cte) => cte('chosen').materialized(),
        () => old.modifyEnd(free),
      );
      const marking = choosing.updateTable('matches').set(mark).where(isOld(ages));
      await whenFree(() => marking.where('id', 'in', (eb) => eb.selectFrom('chosen').select('chosen.id')).execute());
      return sweep(most);
    },
    remove: async (match, seq) => {
      const marked = await whenFree(() =>
        store.updateTable('matches').set(mark).where('id', '=', match).where('seq', '=', seq).executeTakeFirst(),
      );
      if (marked.numUpdatedRows === 0n) return false;
      while ((await sweep(PORTION)).length > 0);
      return true;
    },
    release: async (match, holder) => {
      await whenFree(() => store.deleteFrom('holders').where('match', '=', match).where('holder', '=', holder).execute());
      const left = await store.selectFrom('holders').select('holder').where('match', '=', match).execute();
      return left.map(({ holder }) => holder);
    },
  };
};

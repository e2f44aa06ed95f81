import { sql } from 'kysely';
import { whenFree } from './busy.ts';
import type { Document, DocumentChange, DocumentQuery, Documents, RankedDocument } from './documents.ts';
import { MOST_NAMES } from './queries.ts';
import { StorageFailure } from './storage.ts';
import type { Dialect, DocumentRow, Store } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** A document's mark has changed: nothing is written. */
class Overtaken extends Error {}

const insertKeys = async (db: Store, { kind, id, keys }: Pick<DocumentChange, 'kind' | 'id' | 'keys'>): Promise<void> => {
  if (keys.length === 0) return;
  await db
    .insertInto('document_keys')
    .values(keys.map(({ name, value, rank }) => ({ kind, id, name, value, rank })))
    .execute();
};

/** Writes one row and says whether its mark was the expected one. */
const writeRow = async (db: Store, { kind, id, mark, text, keys }: DocumentChange): Promise<boolean> => {
  const row = { mark: mark + 1, text, keys: JSON.stringify(keys) };
  if (mark === 0) {
    // Removing what isn't there changes nothing, if it really isn't there.
    if (text === null)
      return (await db.selectFrom('documents').select('id').where('kind', '=', kind).where('id', '=', id).executeTakeFirst()) === undefined;
    const written = await db
      .insertInto('documents')
      .values({ kind, id, ...row, text })
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
      .executeTakeFirst();
    return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  if (text === null) {
    const gone = await db.deleteFrom('documents').where('kind', '=', kind).where('id', '=', id).where('mark', '=', mark).executeTakeFirst();
    return gone.numDeletedRows > 0n;
  }
  const set = { ...row, text };
  const written = await db
    .updateTable('documents')
    .set(set)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('mark', '=', mark)
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
};

const writeAll = async (db: Store, changes: readonly DocumentChange[]): Promise<void> => {
  for (const change of changes) {
    const { kind, id, mark, text } = change;
    if (!(await writeRow(db, change))) throw new Overtaken();
    if (mark > 0) await db.deleteFrom('document_keys').where('kind', '=', kind).where('id', '=', id).execute();
    if (text !== null) await insertKeys(db, change);
  }
};

/** Always the same order, so that no two transactions wait for each other. */
const inOrder = (changes: readonly DocumentChange[]): readonly DocumentChange[] =>
  changes.toSorted((one, other) => {
    const [left, right] = [`${one.kind} ${one.id}`, `${other.kind} ${other.id}`];
    return left < right ? -1 : left > right ? 1 : 0;
  });

/** PostgreSQL refuses this character and SQLite cuts the text off at it. */
const assertText = ({ kind, id, text, keys }: DocumentChange): void => {
  if ([kind, id, text ?? '', ...keys.flatMap(({ name, value }) => [name, value])].some((each) => each.includes('\0')))
    throw new TypeError('The character U+0000 can’t be stored.');
};

// What is read with every request is written as text: putting it together name by name takes longer than running it.

const found = (query: DocumentQuery) => {
  const { kind, name, value, least, greatest, descending = false, after, most } = query;
  const direction = descending ? sql`desc` : sql`asc`;
  const beyond = descending ? sql`<` : sql`>`;
  return sql<RankedDocument>`
    select documents.kind, documents.id, mark, text, rank
    from document_keys join documents on documents.kind = document_keys.kind and documents.id = document_keys.id
    where document_keys.kind = ${kind} and name = ${name} and value = ${value}
    ${least === undefined ? sql`` : sql`and rank >= ${least}`}
    ${greatest === undefined ? sql`` : sql`and rank <= ${greatest}`}
    ${after === undefined ? sql`` : sql`and (rank ${beyond} ${after.rank} or rank = ${after.rank} and document_keys.id ${beyond} ${after.id})`}
    order by rank ${direction}, document_keys.id ${direction} limit ${most}`;
};

const named = (kind: string, ids: readonly string[]) =>
  sql<Document>`select kind, id, mark, text from documents where kind = ${kind} and id in (${sql.join(ids)})`;

/** Writes rows as they were, with what they're found by. */
export const insertDocuments = async (db: Store, rows: readonly DocumentRow[]): Promise<void> => {
  await db
    .insertInto('documents')
    .values([...rows])
    .execute();
  for (const { kind, id, keys } of rows) await insertKeys(db, { kind, id, keys: JSON.parse(keys) });
};

/** Documents in two tables: the values, and what they're found by. */
export const documentTables = (store: Store, { beginWrite }: Pick<Dialect, 'beginWrite'>): Documents => ({
  get: async (kind, ids) => {
    const documents: Document[] = [];
    for (let from = 0; from < ids.length; from += MOST_NAMES) {
      const some = ids.slice(from, from + MOST_NAMES).filter((id) => !id.includes('\0'));
      if (some.length > 0) documents.push(...(await named(kind, some).execute(store)).rows);
    }
    return documents;
  },
  find: async (query): Promise<readonly RankedDocument[]> => (query.value.includes('\0') ? [] : (await found(query).execute(store)).rows),
  change: async (changes) => {
    changes.forEach(assertText);
    if (changes.length === 0) return true;
    try {
      await whenFree(() => inTransaction(store, beginWrite, (db) => writeAll(db, inOrder(changes))));
      return true;
    } catch (error) {
      if (error instanceof Overtaken) return false;
      // Whether the end of a transaction was reached can't be told.
      if (error instanceof StorageFailure && error.code === 'storage-away') throw new StorageFailure('storage-away', true, error.cause);
      throw error;
    }
  },
});

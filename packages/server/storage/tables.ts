import { type Kysely, type RawBuilder, sql } from 'kysely';
import { newSecret } from '../keys.ts';

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly listed: number;
  readonly due: number | null;
  /** The number of the match's last line. Only a transaction that locks this row may write the next one. */
  readonly seq: number;
  readonly updated: number;
  readonly card: string;
}

export interface EntryRow {
  readonly match: string;
  readonly seq: number;
  readonly at: number;
  /** JSON as text: it comes back byte for byte, and the database never looks inside. */
  readonly entry: string;
}

export interface HolderRow {
  readonly holder: string;
  readonly match: string;
}

export interface OrdersRow {
  readonly match: string;
  readonly seat: number;
  /** Counts changes, so that no one changes what they haven't seen. */
  readonly mark: number;
  /** JSON as text, like a line of the log. */
  readonly text: string;
}

export interface DocumentRow {
  readonly kind: string;
  readonly id: string;
  /** Counts changes, as with standing orders. */
  readonly mark: number;
  /** JSON as text. */
  readonly text: string;
  /** The document's rows in the table below, as JSON. */
  readonly keys: string;
}

export interface DocumentKeyRow {
  readonly kind: string;
  readonly name: string;
  readonly value: string;
  readonly rank: number;
  readonly id: string;
}

/** The schema, the same on both engines. */
export interface Tables {
  readonly matches: MatchRow;
  readonly entries: EntryRow;
  readonly holders: HolderRow;
  readonly orders: OrdersRow;
  readonly documents: DocumentRow;
  readonly document_keys: DocumentKeyRow;
  /** One row: what the processes of this store sign keys with. */
  readonly secrets: { readonly secret: string };
  readonly schema: { readonly version: number };
}

export type Store = Kysely<Tables>;

/** Where the engines' SQL differs. */
export interface Dialect {
  /** Text sorted by its bytes, whatever the machine's language. */
  readonly text: RawBuilder<unknown>;
  /** Milliseconds. */
  readonly moment: RawBuilder<unknown>;
  /** Ends a table whose rows are stored in primary key order. */
  readonly keyed: RawBuilder<unknown>;
  /** Ends a query whose rows must not change until the transaction ends. */
  readonly held: RawBuilder<unknown>;
  /** Ends a query for rows that are about to be changed: they are locked one after the other. */
  readonly locked: RawBuilder<unknown>;
  /** The same, without those that someone else is changing just now. */
  readonly free: RawBuilder<unknown>;
  /** Begins a transaction that makes other migrating processes wait. */
  readonly beginMigration: readonly RawBuilder<unknown>[];
  /** Begins a transaction that reads and writes. */
  readonly beginWrite: readonly RawBuilder<unknown>[];
  /** Begins a transaction that blocks all other writers. */
  readonly beginAlone: readonly RawBuilder<unknown>[];
  /** Begins a transaction that sees a snapshot of the store. */
  readonly beginSnapshot: readonly RawBuilder<unknown>[];
}

const first = async (db: Store, { text, moment, keyed }: Dialect): Promise<void> => {
  await db.schema
    .createTable('matches')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('game', text, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('due', moment)
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('updated', moment, (column) => column.notNull())
    .addColumn('card', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('entries')
    .addColumn('match', text, (column) => column.notNull().references('matches.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', moment, (column) => column.notNull())
    .addColumn('entry', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['match', 'seq'])
    .modifyEnd(keyed)
    .execute();
  await db.schema
    .createTable('holders')
    .addColumn('holder', text, (column) => column.notNull())
    .addColumn('match', text, (column) => column.notNull().references('matches.id'))
    .addPrimaryKeyConstraint('holders_key', ['holder', 'match'])
    .modifyEnd(keyed)
    .execute();
  // Every line moves its match in every index on `updated`, so only listed matches are in them.
  for (const columns of [['updated'], ['status', 'updated'], ['game', 'updated']]) {
    const name = `matches_listed_${columns.join('_')}`;
    await db.schema.createIndex(name).on('matches').columns(columns).where(sql.ref('listed'), '=', sql.lit(1)).execute();
  }
  await db.schema.createIndex('matches_due').on('matches').column('due').where(sql.ref('due'), 'is not', null).execute();
};

const withOrders = async (db: Store, { text, keyed }: Dialect): Promise<void> => {
  await db.schema
    .createTable('orders')
    .addColumn('match', text, (column) => column.notNull().references('matches.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('mark', 'integer', (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('orders_key', ['match', 'seat'])
    .modifyEnd(keyed)
    .execute();
};

/** The secret is made here, once, so that all processes have the same. */
const withSecret = async (db: Store, { text }: Dialect): Promise<void> => {
  await db.schema
    .createTable('secrets')
    .addColumn('secret', text, (column) => column.notNull())
    .execute();
  await db.insertInto('secrets').values({ secret: newSecret() }).execute();
};

const withDocuments = async (db: Store, { text, moment, keyed }: Dialect): Promise<void> => {
  await db.schema
    .createTable('documents')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('mark', 'integer', (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addColumn('keys', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('documents_key', ['kind', 'id'])
    .modifyEnd(keyed)
    .execute();
  await db.schema
    .createTable('document_keys')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addColumn('rank', moment, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('document_keys_key', ['kind', 'name', 'value', 'rank', 'id'])
    .modifyEnd(keyed)
    .execute();
  await db.schema.createIndex('document_keys_id').on('document_keys').columns(['kind', 'id']).execute();
};

/** In order. Published migrations never change; new ones follow. */
export const migrations: readonly ((db: Store, dialect: Dialect) => Promise<void>)[] = [first, withOrders, withSecret, withDocuments];

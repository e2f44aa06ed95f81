import { type Kysely, type RawBuilder, sql } from 'kysely';

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly listed: number;
  readonly due: number | null;
  /** The number of the match's last line. Whoever holds this row may write the next one. */
  readonly seq: number;
  readonly updated: number;
  readonly card: string;
}

export interface EntryRow {
  readonly match: string;
  readonly seq: number;
  readonly at: number;
  /** JSON as text: it comes back byte for byte, and nobody asks the database what is in it. */
  readonly entry: string;
}

export interface HolderRow {
  readonly holder: string;
  readonly match: string;
}

export interface OrdersRow {
  readonly match: string;
  readonly seat: number;
  /** Counts how often they were changed, so that nobody changes what they have not seen. */
  readonly mark: number;
  /** JSON as text, like a line of the log. */
  readonly text: string;
}

/** What is stored, the same on both engines. */
export interface Tables {
  readonly matches: MatchRow;
  readonly entries: EntryRow;
  readonly holders: HolderRow;
  readonly orders: OrdersRow;
  readonly schema: { readonly version: number };
}

export type Store = Kysely<Tables>;

/** What the engines call the same things. */
export interface Dialect {
  /** Text that is ordered by its bytes, whatever the language of the machine. */
  readonly text: RawBuilder<unknown>;
  /** Milliseconds. */
  readonly moment: RawBuilder<unknown>;
  /** How a table is ended whose rows lie in the order of its primary key. */
  readonly keyed: RawBuilder<unknown>;
  /** Ends a query whose rows nobody may change until what is done with them is written. */
  readonly held: RawBuilder<unknown>;
  /** Begins a transaction so that another process that wants to migrate waits for its end. */
  readonly beginMigration: readonly RawBuilder<unknown>[];
  /** Begins a transaction so that nobody else can write until its end. */
  readonly beginAlone: readonly RawBuilder<unknown>[];
  /** Begins a transaction that sees one moment of the store, whatever is written meanwhile. */
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
  // Every line moves its match in every index that has `updated` in it, so only listed matches are in them.
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

/** In order; what has been published is never changed, only followed by more. */
export const migrations: readonly ((db: Store, dialect: Dialect) => Promise<void>)[] = [first, withOrders];

import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { failureOf } from './failures.ts';
import type { Writer } from './group-commit.ts';
import { StorageFailure } from './storage.ts';
import type { HolderRow, MatchRow } from './tables.ts';
import { type Batch, isNewMatch, loneLine, matchesOf, ordersKey, ordersNeeded, planFor, rowOf, type WritePlan } from './write-plan.ts';

const BEGIN = 'begin isolation level read committed';
// Everyone locks in the same order, and no line is written without its match's lock, so there are no deadlocks.
const HEADS = 'select id, seq from matches where id = any($1::text[]) order by id for update';
const BEGUN = `insert into matches (id, game, status, listed, due, seq, updated, card)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::bigint[], $6::int[], $7::bigint[], $8::text[])
  on conflict do nothing`;
const MOVED = `update matches set game = n.game, status = n.status, listed = n.listed, due = n.due, seq = n.seq,
  updated = n.updated, card = n.card
  from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::bigint[], $6::int[], $7::bigint[], $8::text[])
  as n (id, game, status, listed, due, seq, updated, card) where matches.id = n.id`;
const ENTRIES = `insert into entries (match, seq, at, entry)
  select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[])`;
const HELD = 'insert into holders (holder, match) select * from unnest($1::text[], $2::text[]) on conflict do nothing';
const RELEASED = `delete from holders using unnest($1::text[], $2::text[]) as n (holder, match)
  where holders.holder = n.holder and holders.match = n.match`;

// One statement is a transaction of its own. It locks the matches first, in the same order as everyone.
const CONTINUED = `with n as (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::bigint[], $6::int[], $7::bigint[], $8::text[], $9::text[])
    as n (id, game, status, listed, due, seq, updated, card, entry)
  ), locked as (
    select id, seq from matches where id = any($1::text[]) order by id for update
  ), moved as (
    update matches set game = n.game, status = n.status, listed = n.listed, due = n.due, seq = n.seq, updated = n.updated,
      card = coalesce(n.card, matches.card)
    from n join locked on locked.id = n.id and locked.seq = n.seq - 1 where matches.id = n.id returning matches.id
  ), held as (
    insert into holders (holder, match) select h.holder, h.match from unnest($10::text[], $11::text[]) as h (holder, match)
    join moved on moved.id = h.match on conflict do nothing
  )
  insert into entries (match, seq, at, entry) select n.id, n.seq, n.updated, n.entry from n join moved on moved.id = n.id returning match`;

// So is this one, for new matches.
const NEW = `with begun as (
    insert into matches (id, game, status, listed, due, seq, updated, card)
    select * from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::bigint[], $6::int[], $7::bigint[], $8::text[])
    on conflict do nothing returning id
  ), held as (
    insert into holders (holder, match) select h.holder, h.match from unnest($9::text[], $10::text[]) as h (holder, match)
    join begun on begun.id = h.match on conflict do nothing
  )
  insert into entries (match, seq, at, entry) select e.match, e.seq, e.at, e.entry
  from unnest($11::text[], $12::int[], $13::bigint[], $14::text[]) as e (match, seq, at, entry)
  join begun on begun.id = e.match returning match`;

const MARK = 'select mark from orders where match = $1 and seat = $2';
const REORDERED = 'update orders set mark = mark + 1, text = $1 where match = $2 and seat = $3 and mark = coalesce($4::int, mark)';

/** Rows as the database takes them: a list for each column. */
const columns = <R>(rows: readonly R[], ...names: readonly (keyof R)[]): unknown[] => names.map((name) => rows.map((row) => row[name]));

const MATCH_COLUMNS = ['id', 'game', 'status', 'listed', 'due', 'seq', 'updated', 'card'] as const;
const matchColumns = (rows: readonly MatchRow[]): unknown[] => columns(rows, ...MATCH_COLUMNS);

const byId = (a: MatchRow, b: MatchRow): number => (a.id < b.id ? -1 : 1);

const holderColumns = (rows: readonly HolderRow[]): unknown[] => columns(rows, 'holder', 'match');

/** Writes the plan; false if another process has created one of its matches in the meantime. */
const carryOut = async (client: PoolClient, plan: WritePlan): Promise<boolean> => {
  if (plan.begun.length > 0) {
    const { rowCount } = await client.query(BEGUN, matchColumns(plan.begun.toSorted(byId)));
    if (rowCount !== plan.begun.length) return false;
  }
  if (plan.moved.length > 0) await client.query(MOVED, matchColumns(plan.moved.toSorted(byId)));
  if (plan.entries.length > 0) await client.query(ENTRIES, columns(plan.entries, 'match', 'seq', 'at', 'entry'));
  if (plan.holders.length > 0) await client.query(HELD, holderColumns(plan.holders));
  if (plan.released.length > 0) await client.query(RELEASED, holderColumns(plan.released));
  for (const { match, seat, mark, text } of plan.orders) await client.query(REORDERED, [text, match, seat, mark ?? null]);
  return true;
};

/** Read after the matches are locked: until then, orders may still change. */
const marksFor = async (client: PoolClient, batches: readonly Batch[]): Promise<ReadonlyMap<string, number>> => {
  const marks = new Map<string, number>();
  for (const { match, seat } of ordersNeeded(batches)) {
    const { rows } = await client.query<{ mark: number }>(MARK, [match, seat]);
    for (const { mark } of rows) marks.set(ordersKey(match, seat), mark);
  }
  return marks;
};

/** Lends a connection for some work. One on which the work failed for the database's sake isn't used again. */
const withClient = async <R>(pool: Pool, work: (client: PoolClient) => Promise<R>): Promise<R> => {
  const client = await pool.connect().catch((error: unknown) => {
    throw failureOf(error, false);
  });
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(error instanceof StorageFailure);
    throw error;
  }
};

/** Writes appends with everything that they may change. */
const writeWhole = (pool: Pool, batches: readonly Batch[]): Promise<readonly boolean[]> =>
  withClient(pool, async (client) => {
    let committing = false;
    try {
      for (;;) {
        await client.query(BEGIN);
        const { rows } = await client.query<{ id: string; seq: number }>(HEADS, [matchesOf(batches)]);
        const plan = planFor(batches, new Map(rows.map(({ id, seq }) => [id, seq])), await marksFor(client, batches));
        if (await carryOut(client, plan)) {
          committing = true;
          await client.query('commit');
          return plan.granted;
        }
        // Now that the other's match is visible, the next plan takes it into account.
        await client.query('rollback');
      }
    } catch (error) {
      const failure = failureOf(error, committing);
      if (failure instanceof StorageFailure) throw failure;
      await client.query('rollback').catch((lost: unknown) => {
        throw failureOf(lost, false);
      });
      throw failure;
    }
  });

const holderColumnsOf = (lines: readonly Batch[number][]): unknown[] =>
  holderColumns(lines.flatMap(({ match, holders = [] }) => holders.map((holder) => ({ holder, match }))));

/** Writes appends in one statement and so in one round trip; those are granted whose match it names. */
const writeAtOnce = (
  pool: Pool,
  batches: readonly Batch[],
  statement: { readonly name: string; readonly text: string; readonly values: unknown[] },
): Promise<readonly boolean[]> =>
  withClient(pool, async (client) => {
    // With a name, the database reads and plans it once for each connection.
    const { rows } = await client.query<{ match: string }>(statement).catch((error: unknown) => {
      // The transaction ends with its only statement. Unless that was refused, it may have succeeded.
      throw failureOf(error, !(error instanceof DatabaseError && error.severity === 'ERROR'));
    });
    const written = new Set(rows.map(({ match }) => match));
    return batches.map((batch) => batch.every(({ match }) => written.has(match)));
  });

/** Writes lines that depend on nothing but their matches. */
const writeLines = (pool: Pool, batches: readonly Batch[]): Promise<readonly boolean[]> => {
  const lines = batches.flat();
  // A card that stays as it is needn't be sent: it's the longest part.
  const rows = lines.map((line) => ({ ...rowOf(line), card: line.faceStays ? null : line.face.card }));
  const values = [...columns(rows, ...MATCH_COLUMNS), lines.map(({ text }) => text), ...holderColumnsOf(lines)];
  return writeAtOnce(pool, batches, { name: 'continued', text: CONTINUED, values });
};

const writeNew = (pool: Pool, batches: readonly Batch[]): Promise<readonly boolean[]> => {
  const rows = batches.flatMap((batch) => batch.slice(-1).map(rowOf)).toSorted(byId);
  const entries = batches.flatMap((batch) => batch.map(({ match, seq, at, text }) => ({ match, seq, at, entry: text })));
  const values = [...matchColumns(rows), ...holderColumnsOf(batches.flat()), ...columns(entries, 'match', 'seq', 'at', 'entry')];
  return writeAtOnce(pool, batches, { name: 'new', text: NEW, values });
};

const WAYS = { whole: writeWhole, lines: writeLines, new: writeNew } as const;

const wayOf = (batch: Batch): keyof typeof WAYS => {
  if (loneLine(batch) !== undefined) return 'lines';
  return isNewMatch(batch) ? 'new' : 'whole';
};

export const postgresWriter = (pool: Pool): Writer => ({
  // While one batch waits for the disk, the next one is already being written. More of them take the database longer for each line.
  lanes: 2,
  kindOf: wayOf,
  write: (batches) => {
    const [first] = batches;
    // A second append to the same match has to see what the first has done.
    const isEachApart = matchesOf(batches).length === batches.length;
    return WAYS[first !== undefined && isEachApart ? wayOf(first) : 'whole'](pool, batches);
  },
});

import type Database from 'libsql';
import { isBusy, whenFree } from './busy.ts';
import { failureOf, told } from './failures.ts';
import type { MatchRow } from './tables.ts';
import {
  type Batch,
  loneLine,
  matchesOf,
  type NextLine,
  nextLine,
  ordersKey,
  ordersNeeded,
  planFor,
  rowOf,
  type WritePlan,
} from './write-plan.ts';

/** A write as it comes from this thread or from another one. */
type Wish = Batch | NextLine;

const transactionsOn = (database: Database.Database): ((wishes: readonly Wish[]) => readonly boolean[]) => {
  const head = database.prepare('select seq from matches where id = ?');
  const mark = database.prepare('select mark from orders where match = ? and seat = ?');
  const entry = database.prepare('insert into entries (match, seq, at, entry) values (?, ?, ?, ?)');
  const begun = database.prepare('insert into matches (game, status, listed, due, seq, updated, card, id) values (?, ?, ?, ?, ?, ?, ?, ?)');
  const moved = database.prepare(
    'update matches set game = ?, status = ?, listed = ?, due = ?, seq = ?, updated = ?, card = ? where id = ?',
  );
  const continued = database.prepare(
    'update matches set game = ?, status = ?, listed = ?, due = ?, seq = ?, updated = ?, card = ? where id = ? and seq = ?',
  );
  const advanced = database.prepare('update matches set seq = ?, updated = ? where id = ? and seq = ?');
  const held = database.prepare('insert into holders (holder, match) values (?, ?) on conflict do nothing');
  const released = database.prepare('delete from holders where holder = ? and match = ?');
  const reordered = database.prepare(
    'update orders set mark = mark + 1, text = ? where match = ? and seat = ? and mark = coalesce(?, mark)',
  );
  const valuesOf = ({ game, status, listed, due, seq, updated, card, id }: MatchRow) => [game, status, listed, due, seq, updated, card, id];

  const carryOut = (plan: WritePlan): void => {
    for (const row of plan.begun) begun.run(valuesOf(row));
    for (const row of plan.moved) moved.run(valuesOf(row));
    for (const { match, seq, at, entry: text } of plan.entries) entry.run([match, seq, at, text]);
    for (const { holder, match } of plan.holders) held.run([holder, match]);
    for (const { holder, match } of plan.released) released.run([holder, match]);
    for (const { match, seat, mark, text } of plan.orders) reordered.run([text, match, seat, mark ?? null]);
  };

  /** Writes an append with everything that it may change. */
  const writeWhole = (batch: Batch): boolean => {
    const heads = new Map<string, number>();
    for (const match of matchesOf([batch])) {
      const row = head.get([match]) as { seq: number } | undefined;
      if (row !== undefined) heads.set(match, row.seq);
    }
    const marks = new Map<string, number>();
    for (const { match, seat } of ordersNeeded([batch])) {
      const row = mark.get([match, seat]) as { mark: number } | undefined;
      if (row !== undefined) marks.set(ordersKey(match, seat), row.mark);
    }
    const plan = planFor([batch], heads, marks);
    carryOut(plan);
    return plan.granted[0] === true;
  };

  /** Writes a line that leaves everything else as it is, if it's the next one. */
  const writeNext = ({ match, seq, at, text }: NextLine): boolean => {
    if (advanced.run([seq, at, match, seq - 1]).changes === 0) return false;
    entry.run([match, seq, at, text]);
    return true;
  };

  /** Writes a line that depends on nothing but its match, if it's the next one. */
  const writeLine = (line: Batch[number]): boolean => {
    const { match, seq, at, text } = line;
    if (continued.run([...valuesOf(rowOf(line)), seq - 1]).changes === 0) return false;
    entry.run([match, seq, at, text]);
    for (const holder of line.holders ?? []) held.run([holder, match]);
    return true;
  };

  const write = (wish: Wish): boolean => {
    if ('match' in wish) return writeNext(wish);
    const next = nextLine(wish);
    if (next !== undefined) return writeNext(next);
    const line = loneLine(wish);
    return line === undefined ? writeWhole(wish) : writeLine(line);
  };

  /** Synchronous from start to end, so nothing in this process reads a half-written state. */
  const transact = (wishes: readonly Wish[]): readonly boolean[] => {
    let committing = false;
    try {
      database.exec('begin immediate');
      const granted = wishes.map(write);
      committing = true;
      database.exec('commit');
      return granted;
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      throw isBusy(error) ? error : failureOf(error, committing);
    }
  };

  return transact;
};

/** Writes in transactions, each of which is on disk when it's acknowledged. */
export const sqliteWriter = (
  database: Database.Database,
  flush: () => void | Promise<void>,
): ((wishes: readonly Wish[]) => Promise<readonly boolean[]>) => {
  const transact = transactionsOn(database);
  return told(async (wishes) => {
    const granted = await whenFree(() => transact(wishes));
    try {
      await flush();
    } catch (error) {
      throw failureOf(error, true);
    }
    return granted;
  });
};

import type { SqliteStatement } from 'kysely';
import type Database from 'libsql';

/** More than there are, apart from those with lists of any length. */
const MOST = 200;

/**
 * Prepares each statement once: that takes longer than running one that finds a single row. One that failed is prepared again, because it
 * may be half done.
 */
export const preparedOn = (database: Database.Database): ((text: string) => SqliteStatement) => {
  const known = new Map<string, SqliteStatement>();

  const prepare = (text: string): SqliteStatement => {
    const statement = database.prepare(text);
    const running =
      <Result>(run: (values: readonly unknown[]) => Result) =>
      (values: readonly unknown[]): Result => {
        try {
          return run(values);
        } catch (error) {
          known.delete(text);
          throw error;
        }
      };
    return {
      reader: statement.reader,
      all: running((values) => statement.all(values)),
      run: running((values) => statement.run(values)),
      // Others may run it before its last row is taken.
      iterate: (values) => database.prepare(text).iterate(values) as IterableIterator<unknown>,
    };
  };

  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const statement = prepare(text);
    known.set(text, statement);
    return statement;
  };
};

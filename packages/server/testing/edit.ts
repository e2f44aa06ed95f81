import Database from 'libsql';
import { fileIn } from '../storage/sqlite-file.ts';

/** Changes a store behind its server's back. */
export const editStore = (folder: string, statement: string, ...values: readonly (string | number)[]): void => {
  const database = new Database(fileIn(folder), { timeout: 5_000 });
  try {
    database.prepare(statement).run(...values);
  } finally {
    database.close();
  }
};

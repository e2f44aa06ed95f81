import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { STANDSTILL } from './busy.ts';

export const fileIn = (folder: string): string => join(folder, 'swordtable.db');

/** The log that SQLite keeps beside it. */
export const logIn = (folder: string): string => `${fileIn(folder)}-wal`;

/** Opens a folder's file, and creates both if necessary. Only the owner may read it. */
export const openFile = (folder: string): Database.Database => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = fileIn(folder);
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = new Database(file, { timeout: STANDSTILL });
  database.pragma('journal_mode = wal');
  // A transaction is in the log when it ends, but not on disk: the log is flushed by `flushOf`, which doesn't stop the whole process.
  database.pragma('synchronous = normal');
  database.pragma('foreign_keys = on');
  // Up to 32 MB of log: pages that many moves change are then copied to the file once, and not after every few moves.
  database.pragma('wal_autocheckpoint = 8000');
  return database;
};

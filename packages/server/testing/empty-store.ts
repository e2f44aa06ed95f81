import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../storage/sqlite.ts';

let empty: Promise<string> | undefined;

const makeEmpty = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'swordtable-empty-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await (await openSqlite(folder)).close();
  return folder;
};

/** Puts a store without matches into a new folder. It's made once per process: making its tables takes much longer than copying them. */
export const copyEmptyStore = async (folder: string): Promise<string> => {
  empty ??= makeEmpty();
  cpSync(await empty, folder, { recursive: true });
  return folder;
};

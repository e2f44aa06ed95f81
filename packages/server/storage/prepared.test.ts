import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preparedOn } from './prepared.ts';
import { openFile } from './sqlite-file.ts';

let folder: string;
let database: Database.Database;
let other: Database.Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'swordtable-prepared-'));
  [database, other] = [openFile(folder), openFile(folder)];
  database.exec('create table names (name text primary key)');
});
afterEach(() => {
  database.close();
  other.close();
  rmSync(folder, { recursive: true, force: true });
});

const ADD = 'insert into names values (?)';
const ALL = 'select name from names order by name';

test('a statement is prepared once, and runs with other values each time', () => {
  const prepared = preparedOn(database);
  for (const name of ['a', 'b', 'c']) expect(prepared(ADD).run([name])).toMatchObject({ changes: 1 });
  expect(prepared(ADD)).toBe(prepared(ADD));
  for (const times of [1, 2]) expect([times, prepared(ALL).all([])]).toEqual([times, [{ name: 'a' }, { name: 'b' }, { name: 'c' }]]);
  expect([...prepared(ALL).iterate([])]).toHaveLength(3);
});

test('one that failed is prepared again', () => {
  const prepared = preparedOn(database);
  const first = prepared(ADD);
  first.run(['a']);
  expect(() => first.run(['a'])).toThrow('UNIQUE');
  expect(prepared(ADD)).not.toBe(first);
  expect(prepared(ADD).run(['b'])).toMatchObject({ changes: 1 });
});

test('at most 200 are kept', () => {
  const prepared = preparedOn(database);
  const first = prepared(ALL);
  for (let number = 0; number < 200; number++) prepared(`select ${number}`);
  expect(prepared(ALL)).not.toBe(first);
});

test('one that was read to its end holds nothing up', () => {
  const prepared = preparedOn(database);
  prepared(ADD).run(['a']);
  prepared(ALL).all([]);
  other.exec(`insert into names values ('b')`);
  expect(other.pragma('wal_checkpoint(truncate)')).toMatchObject([{ busy: 0 }]);
});

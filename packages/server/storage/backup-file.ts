import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { DocumentRow, EntryRow, HolderRow, MatchRow, OrdersRow } from './tables.ts';

const FORMAT = 'swordtable-backup';
const VERSION = 1;

/** The contents of a backup, so far. */
export interface Amount {
  readonly matches: number;
  readonly lines: number;
  readonly holders: number;
  /** Seats with standing orders; left out if there are none, as in files from before they existed. */
  readonly orders?: number;
  /** Players, ratings, and what else is beside the matches; left out if there are none. */
  readonly documents?: number;
}

/** Rows of one table, as the store reads and writes them. */
export type Rows =
  | { readonly table: 'matches'; readonly rows: readonly MatchRow[] }
  | { readonly table: 'entries'; readonly rows: readonly EntryRow[] }
  | { readonly table: 'holders'; readonly rows: readonly HolderRow[] }
  | { readonly table: 'orders'; readonly rows: readonly OrdersRow[] }
  | { readonly table: 'documents'; readonly rows: readonly DocumentRow[] };

type RefusalCode = 'no-store' | 'store-not-empty' | 'not-a-backup' | 'backup-newer' | 'backup-damaged';

/** Why a backup can't be written or restored. Nothing was changed. */
export class BackupRefused extends Error {
  readonly code: RefusalCode;
  constructor(code: RefusalCode, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.code = code;
  }
}

export const nothing: Amount = { matches: 0, lines: 0, holders: 0 };

export const plus = (amount: Amount, { table, rows }: Rows): Amount => {
  const key = table === 'entries' ? 'lines' : table;
  return { ...amount, [key]: (amount[key] ?? 0) + rows.length };
};

/** Entries are JSON in the file, not strings, so that people can read them. */
const textOf = ({ table, rows }: Rows): string => {
  if (table !== 'entries') return rows.map((row) => `${JSON.stringify({ [table]: row })}\n`).join('');
  return rows.map(({ entry, ...row }) => `{"entries":${JSON.stringify(row).slice(0, -1)},"entry":${entry}}}\n`).join('');
};

async function* linesOf(pages: AsyncIterable<Rows>, tell: (amount: Amount) => void): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const out = (text: string): Buffer => {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    return bytes;
  };
  let amount = nothing;
  yield out(`${JSON.stringify({ format: FORMAT, version: VERSION })}\n`);
  for await (const page of pages) {
    yield out(textOf(page));
    amount = plus(amount, page);
    tell(amount);
  }
  yield Buffer.from(`${JSON.stringify({ end: amount, sha256: hash.digest('hex') })}\n`);
}

/** Writes a backup to a temporary file and renames it when all of it is on disk. */
export const writeBackup = async (file: string, pages: AsyncIterable<Rows>, tell: (amount: Amount) => void): Promise<void> => {
  const draft = `${file}.${process.pid}.part`;
  try {
    // It contains what is secret until a match is over.
    await pipeline(Readable.from(linesOf(pages, tell)), createGzip(), createWriteStream(draft, { mode: 0o600 }));
    const handle = await open(draft, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
};

const notABackup = (file: string, cause?: unknown): BackupRefused => new BackupRefused('not-a-backup', `${file} isn’t a backup.`, cause);

export const damaged = (file: string, why: string, cause?: unknown): BackupRefused =>
  new BackupRefused('backup-damaged', `The backup ${file} can’t be restored: ${why}`, cause);

/** The lines of a compressed file, with their line ends. */
async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  let rest: Buffer[] = [];
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, at + 1)]);
        rest = [];
        from = at + 1;
      }
      rest.push(chunk.subarray(from));
    }
    const unended = Buffer.concat(rest);
    if (unended.length > 0) yield unended;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error;
    // What doesn't even start like a compressed file was never one.
    if (error.message === 'incorrect header check') throw notABackup(file, error);
    throw damaged(file, 'it’s cut off or was changed.', error);
  } finally {
    source.destroy();
  }
}

type Parsed = Record<string, unknown>;

const parse = (line: Buffer, file: string): Parsed => {
  try {
    return JSON.parse(line.toString()) as Parsed;
  } catch (error) {
    throw damaged(file, 'it has an unreadable line.', error);
  }
};

const checkHead = (head: Parsed, file: string): void => {
  if (head['format'] !== FORMAT) throw notABackup(file);
  if (head['version'] === VERSION) return;
  const sentence = `The backup ${file} has version ${head['version']}, but this program knows only version ${VERSION}.`;
  throw new BackupRefused('backup-newer', sentence);
};

const rowsOf = (line: Parsed, file: string): Rows => {
  const { matches, entries, holders, orders, documents } = line;
  if (matches !== undefined) return { table: 'matches', rows: [matches as MatchRow] };
  if (holders !== undefined) return { table: 'holders', rows: [holders as HolderRow] };
  if (orders !== undefined) return { table: 'orders', rows: [orders as OrdersRow] };
  if (documents !== undefined) return { table: 'documents', rows: [documents as DocumentRow] };
  if (entries === undefined) throw damaged(file, 'it has a line of an unknown kind.');
  const { entry, ...row } = entries as Omit<EntryRow, 'entry'> & { readonly entry: unknown };
  return { table: 'entries', rows: [{ ...row, entry: JSON.stringify(entry) }] };
};

/** Reads a backup row by row. Only after the end without an error is it known to be complete. */
export async function* readBackup(file: string): AsyncGenerator<Rows> {
  const hash = createHash('sha256');
  let amount = nothing;
  let first = true;
  let ended = false;
  for await (const bytes of bytesOf(file)) {
    if (ended) throw damaged(file, 'it continues after its end.');
    const line = parse(bytes, file);
    if (first) checkHead(line, file);
    else if (line['end'] !== undefined) {
      ended = true;
      const whole = JSON.stringify(line['end']) === JSON.stringify(amount) && line['sha256'] === hash.digest('hex');
      if (!whole) throw damaged(file, 'its checksum is wrong.');
      continue;
    } else {
      const rows = rowsOf(line, file);
      amount = plus(amount, rows);
      yield rows;
    }
    first = false;
    hash.update(bytes);
  }
  if (first) throw notABackup(file);
  if (!ended) throw damaged(file, 'it’s cut off.');
}

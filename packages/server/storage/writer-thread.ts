import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type { MessagePort } from 'node:worker_threads';
import { logIn, openFile } from './sqlite-file.ts';
import { sqliteWriter } from './sqlite-writer.ts';
import { StorageFailure } from './storage.ts';
import { type Parcel, unpacked } from './write-plan.ts';

/** What the thread is told: to write appends together, or that nothing more will come. */
export type WriterOrder = { readonly id: number; readonly write: Parcel } | 'close';

/** How it went. Errors don't cross threads as they are. */
export type WriterReply = { readonly id: number } & WriterOutcome;

export type WriterOutcome =
  | { readonly granted: readonly boolean[] }
  | { readonly failed: Pick<StorageFailure, 'code' | 'unsure'>; readonly why: string }
  | { readonly broken: string };

const outcomeOf = (error: unknown): WriterOutcome => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  if (!(error instanceof StorageFailure)) return { broken: message };
  const { code, unsure } = error;
  return { failed: { code, unsure }, why: cause instanceof Error ? cause.message : message };
};

const flushed = promisify(fdatasync);

/** Writes to a folder's file whatever comes through a port. The thread that starts this does nothing else. */
export const serveWriter = (port: MessagePort, folder: string): void => {
  const database = openFile(folder);
  let log: number | undefined;
  // While one write is flushed, the thread makes the next one, and has it flushed as well.
  const write = sqliteWriter(database, () => {
    log ??= openSync(logIn(folder), 'r');
    return flushed(log);
  });
  const obey = async (order: WriterOrder): Promise<void> => {
    if (order === 'close') {
      if (log !== undefined) closeSync(log);
      database.close();
      port.close();
      return;
    }
    const { id } = order;
    const outcome = await write(unpacked(order.write)).then((granted): WriterOutcome => ({ granted }), outcomeOf);
    port.postMessage({ id, ...outcome } satisfies WriterReply);
  };
  port.on('message', (order: WriterOrder) => void obey(order));
};

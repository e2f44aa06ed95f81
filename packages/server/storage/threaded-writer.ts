import { Worker } from 'node:worker_threads';
import type { Write } from './group-commit.ts';
import { StorageFailure } from './storage.ts';
import { packed } from './write-plan.ts';
import type { WriterOrder, WriterOutcome, WriterReply } from './writer-thread.ts';

const errorFrom = (outcome: Exclude<WriterOutcome, { granted: unknown }>): Error =>
  'broken' in outcome ? new Error(outcome.broken) : new StorageFailure(outcome.failed.code, outcome.failed.unsure, new Error(outcome.why));

export interface ThreadedWriter {
  readonly write: Write;
  close(): Promise<void>;
}

interface Waiting {
  grant(granted: readonly boolean[]): void;
  fail(error: Error): void;
}

/** A thread that writes, and what it's working on. */
const startThread = (file: string, folder: string, lost: () => void): ThreadedWriter => {
  const worker = new Worker(file, { workerData: folder });
  const waiting = new Map<number, Waiting>();
  let [writes, isClosing] = [0, false];
  const settled = (id: number): void => {
    waiting.delete(id);
    // An idle thread doesn't keep the program alive, but one that is being closed does, until it has ended.
    if (waiting.size === 0 && !isClosing) worker.unref();
  };
  const lose = (error: Error): void => {
    lost();
    // It may have written before it ended.
    for (const { fail } of waiting.values()) fail(new StorageFailure('storage-away', true, error));
    waiting.clear();
  };
  worker.on('message', ({ id, ...outcome }: WriterReply) => {
    const one = waiting.get(id);
    settled(id);
    if ('granted' in outcome) one?.grant(outcome.granted);
    else one?.fail(errorFrom(outcome));
  });
  worker.on('error', lose);
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', (code) => {
      lose(new Error(`The writing thread ended with code ${code}.`));
      resolve();
    });
  });
  const tell = (order: WriterOrder): void => {
    worker.ref();
    worker.postMessage(order);
  };
  const write: Write = (batches) =>
    new Promise((grant, fail) => {
      const id = writes++;
      waiting.set(id, { grant, fail });
      tell({ id, write: packed(batches) });
    });
  return {
    write,
    close: () => {
      isClosing = true;
      tell('close');
      return ended;
    },
  };
};

/** Lets a thread write to a folder's file; if it ends, the next write starts another. */
export const threadedWriter = (file: string, folder: string): ThreadedWriter => {
  let thread: ThreadedWriter | undefined;
  const start = (): ThreadedWriter => {
    const started = startThread(file, folder, () => {
      if (thread === started) thread = undefined;
    });
    return started;
  };
  return {
    write: (batches) => {
      thread ??= start();
      return thread.write(batches);
    },
    close: async () => thread?.close(),
  };
};

import { Worker } from 'node:worker_threads';
import type { Job, Played } from '@swordtable/bots';
import type { Result } from '@swordtable/kernel';
import type { Order, Word } from './serve.ts';

/** A job in the queue or at work. */
export interface Waiting {
  readonly id: number;
  readonly job: Job;
  readonly tell: ((played: Played) => void) | undefined;
  /** A worker has begun with it. */
  begun(): void;
  settle(outcome: { readonly result: Result<unknown> } | { readonly error: unknown }): void;
}

/** The workers of a pool and what they are doing. */
export interface Workers {
  readonly entry: URL | string;
  readonly size: number;
  readonly queue: Waiting[];
  readonly idle: Worker[];
  readonly busy: Map<Worker, Waiting>;
}

/** Gives work to those who have none, and starts workers where there is more work than workers. */
export const assign = (crew: Workers): void => {
  while (crew.queue.length > 0) {
    const worker = crew.idle.pop() ?? (crew.busy.size < crew.size ? start(crew) : undefined);
    if (worker === undefined) return;
    const waiting = crew.queue.shift() as Waiting;
    crew.busy.set(worker, waiting);
    // A worker at work keeps the program alive; one that waits does not.
    worker.ref();
    worker.postMessage({ id: waiting.id, job: waiting.job } satisfies Order);
    waiting.begun();
  }
};

const start = (crew: Workers): Worker => {
  const worker = new Worker(crew.entry);
  worker.on('message', (word: Word) => hear(crew, worker, word));
  worker.on('error', (error) => lose(crew, worker, error));
  worker.on('exit', (code) => lose(crew, worker, new Error(`A worker ended with code ${code}.`)));
  return worker;
};

const hear = (crew: Workers, worker: Worker, word: Word): void => {
  const waiting = crew.busy.get(worker);
  // A word about a job that was given up meanwhile concerns nobody.
  if (waiting === undefined || waiting.id !== word.id) return;
  if ('played' in word) {
    waiting.tell?.(word.played);
    return;
  }
  crew.busy.delete(worker);
  crew.idle.push(worker);
  worker.unref();
  waiting.settle('result' in word ? word : { error: new Error(word.broken) });
  assign(crew);
};

/** A worker is gone: its job fails, the others go on. */
const lose = (crew: Workers, worker: Worker, error: unknown): void => {
  const waiting = crew.busy.get(worker);
  crew.busy.delete(worker);
  const at = crew.idle.indexOf(worker);
  if (at >= 0) crew.idle.splice(at, 1);
  waiting?.settle({ error });
  assign(crew);
};

/** A worker that is thinking hears nothing, so giving up its job means ending it; the next job gets a new one. */
export const giveUp = (crew: Workers, id: number, error: unknown): void => {
  const at = crew.queue.findIndex((waiting) => waiting.id === id);
  if (at >= 0) crew.queue.splice(at, 1)[0]?.settle({ error });
  for (const [worker, waiting] of crew.busy) {
    if (waiting.id !== id) continue;
    void worker.terminate();
    lose(crew, worker, error);
  }
};

/** Sends everybody home. What was not finished fails. */
export const dismiss = async (crew: Workers, error: unknown): Promise<void> => {
  const workers = [...crew.idle.splice(0), ...crew.busy.keys()];
  const unfinished = [...crew.queue.splice(0), ...crew.busy.values()];
  crew.busy.clear();
  for (const waiting of unfinished) waiting.settle({ error });
  await Promise.all(workers.map((worker) => worker.terminate()));
};

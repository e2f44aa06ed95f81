import { Worker } from 'node:worker_threads';
import type { Job, Played } from '@swordtable/bots';
import type { Result } from '@swordtable/kernel';
import type { Order, Word } from './serve.ts';
import { book, type Claim, takeNext } from './turns.ts';

/** A queued or running job. */
export interface Waiting {
  readonly id: number;
  readonly job: Job;
  readonly claim: Claim;
  readonly tell: ((played: Played) => void) | undefined;
  /** A worker has started it. */
  begun(): void;
  settle(outcome: { readonly result: Result<unknown> } | { readonly error: unknown }): void;
}

/** A job that a worker has started, and when. */
interface Running extends Waiting {
  readonly since: number;
}

/** A pool's workers and their jobs. */
export interface Workers {
  readonly entry: URL | string;
  readonly size: number;
  readonly queue: Waiting[];
  readonly idle: Worker[];
  readonly busy: Map<Worker, Running>;
  readonly spent: Map<string, number>;
}

const turnsOf = ({ size, queue, busy, spent }: Workers) => ({ size, queue, spent, running: busy.values() });

/** Notes that a worker no longer works on its job. */
const finish = (pool: Workers, worker: Worker): void => {
  const running = pool.busy.get(worker);
  pool.busy.delete(worker);
  if (running !== undefined) book(turnsOf(pool), running.claim, performance.now() - running.since);
};

/** Assigns jobs to idle workers, and starts more if there is more work. */
export const assign = (pool: Workers): void => {
  for (let waiting = takeNext(turnsOf(pool)); waiting !== undefined; waiting = takeNext(turnsOf(pool))) {
    const worker = pool.idle.pop() ?? start(pool);
    pool.busy.set(worker, { ...waiting, since: performance.now() });
    // A busy worker keeps the program alive; an idle one doesn't.
    worker.ref();
    worker.postMessage({ id: waiting.id, job: waiting.job } satisfies Order);
    waiting.begun();
  }
};

/**
 * Megabytes for each half of the space for new objects, four times as many as usual. A bot makes many objects that are soon gone; the longer
 * that takes to fill the space, the fewer of them are still in use, have to be copied, and are taken for old.
 */
export const HALF_OF_NEW_SPACE = 64;
/** What Node calls the young generation has room for two halves, and for one more of objects that are too large for them. */
const resourceLimits = { maxYoungGenerationSizeMb: 3 * HALF_OF_NEW_SPACE };

const start = (pool: Workers): Worker => {
  const worker = new Worker(pool.entry, { resourceLimits });
  worker.on('message', (word: Word) => hear(pool, worker, word));
  worker.on('error', (error) => lose(pool, worker, error));
  worker.on('exit', (code) => lose(pool, worker, new Error(`A worker ended with code ${code}.`)));
  return worker;
};

const hear = (pool: Workers, worker: Worker, word: Word): void => {
  const waiting = pool.busy.get(worker);
  // Messages about a canceled job are ignored.
  if (waiting === undefined || waiting.id !== word.id) return;
  if ('played' in word) {
    waiting.tell?.(word.played);
    return;
  }
  finish(pool, worker);
  pool.idle.push(worker);
  worker.unref();
  waiting.settle('result' in word ? word : { error: new Error(word.broken) });
  assign(pool);
};

/** A worker is gone: its job fails, the others continue. */
const lose = (pool: Workers, worker: Worker, error: unknown): void => {
  const waiting = pool.busy.get(worker);
  finish(pool, worker);
  const at = pool.idle.indexOf(worker);
  if (at >= 0) pool.idle.splice(at, 1);
  waiting?.settle({ error });
  assign(pool);
};

/** A thinking worker can't receive messages, so canceling its job means ending it; the next job gets a new one. */
export const giveUp = (pool: Workers, id: number, error: unknown): void => {
  const at = pool.queue.findIndex((waiting) => waiting.id === id);
  if (at >= 0) pool.queue.splice(at, 1)[0]?.settle({ error });
  for (const [worker, waiting] of pool.busy) {
    if (waiting.id !== id) continue;
    void worker.terminate();
    lose(pool, worker, error);
  }
};

/** Ends all workers. Unfinished jobs fail. */
export const dismiss = async (pool: Workers, error: unknown): Promise<void> => {
  const workers = [...pool.idle.splice(0), ...pool.busy.keys()];
  const unfinished = [...pool.queue.splice(0), ...pool.busy.values()];
  pool.busy.clear();
  for (const waiting of unfinished) waiting.settle({ error });
  await Promise.all(workers.map((worker) => worker.terminate()));
};

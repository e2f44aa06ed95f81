import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Job, JobResult, Played, PlayJob } from '@swordtable/bots';
import { accept, type Result } from '@swordtable/kernel';
import type { Claim } from './turns.ts';
import { assign, dismiss, giveUp, type Workers } from './workers.ts';

export interface Watching {
  /** Called with each game as it ends. */
  readonly tell?: ((played: Played) => void) | undefined;
  /** Cancels the job immediately, wherever it is. */
  readonly signal?: AbortSignal | undefined;
  /** Cancels the job when a worker has spent this many milliseconds on it. Waiting for a worker doesn't count. */
  readonly limit?: number;
  /** Left out: all jobs run on one account, in order of arrival. */
  readonly claim?: Claim;
}

const OWN: Claim = { account: '', background: false };

/** Worker threads that do jobs. A refusal is a result; failures and cancellations are thrown. */
export interface Pool {
  readonly size: number;
  run<J extends Job>(job: J, watching?: Watching): Promise<Result<JobResult<J>>>;
  /** Plays many games on all workers at the same time; the first refusal or failure ends them all. */
  playAll(job: PlayJob, watching?: Watching): Promise<Result<number>>;
  /** Ends all workers; unfinished jobs fail as closed. */
  close(): Promise<void>;
}

/** Small enough that all workers end at about the same time, large enough that messages cost nothing. */
const PORTIONS = 8;

/** Opens a pool with a bundled worker file. Workers start when there's work for them. */
export const openPool = (entry: URL | string, size: number = availableParallelism()): Pool => {
  const workers: Workers = { entry, size, queue: [], idle: [], busy: new Map(), spent: new Map() };
  let [ids, closed] = [0, false];

  const run = <J extends Job>(job: J, { tell, signal, limit, claim = OWN }: Watching = {}): Promise<Result<JobResult<J>>> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new Error('The pool is closed.'));
      if (signal?.aborted) return reject(signal.reason);
      const id = ids++;
      const abort = (): void => giveUp(workers, id, signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      let timer: NodeJS.Timeout | undefined;
      const begun = (): void => {
        if (limit === undefined) return;
        timer = setTimeout(
          () => giveUp(workers, id, new DOMException(`The job took more than ${limit} milliseconds.`, 'TimeoutError')),
          limit,
        );
      };
      const settle: Workers['queue'][number]['settle'] = (outcome) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        if ('error' in outcome) return reject(outcome.error);
        // The worker does the job it was sent, so this is its result.
        return resolve(outcome.result as Result<JobResult<J>>);
      };
      workers.queue.push({ id, job, claim, tell, begun, settle });
      assign(workers);
    });

  const playAll = async (job: PlayJob, { tell, signal }: Watching = {}): Promise<Result<number>> => {
    const stop = new AbortController();
    const either = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
    // Every portion listens, and there may be many.
    setMaxListeners(0, either);
    const watching: Watching = { tell, signal: either };
    let refused: Result<number> | undefined;
    const portions = portionsOf(job.games, size * PORTIONS).map(async (games) => {
      const result = await run({ ...job, games }, watching);
      if (result.ok) return;
      refused ??= result;
      stop.abort();
    });
    try {
      await Promise.all(portions);
    } catch (error) {
      stop.abort();
      await Promise.allSettled(portions);
      // What was stopped because of a refusal isn't a failure.
      if (refused === undefined) throw error;
    }
    return refused ?? accept(job.games.length);
  };

  const close = (): Promise<void> => {
    closed = true;
    return dismiss(workers, new Error('The pool was closed.'));
  };

  return { size, run, playAll, close };
};

const portionsOf = <Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] => {
  const portion = Math.max(1, Math.ceil(items.length / count));
  return Array.from({ length: Math.ceil(items.length / portion) }, (_, i) => items.slice(i * portion, (i + 1) * portion));
};

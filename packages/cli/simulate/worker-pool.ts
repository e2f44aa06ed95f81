import { Worker } from 'node:worker_threads';
import type { Batch, BatchResult } from './batch.ts';
import { resultOf } from './worker.ts';

/** Games per batch: few enough for a smooth progress bar, enough that messages cost nothing. */
const BATCH_MAX = 50;

const batchesOf = (whole: Batch, workers: number): readonly Batch[] => {
  const games = whole.to - whole.from;
  const size = Math.max(1, Math.min(BATCH_MAX, Math.ceil(games / (workers * 4))));
  return Array.from({ length: Math.ceil(games / size) }, (_, index) => ({
    ...whole,
    from: whole.from + index * size,
    to: Math.min(whole.to, whole.from + (index + 1) * size),
  }));
};

type OnResult = (batch: Batch, result: BatchResult) => void;

const playHere = async (batches: readonly Batch[], onResult: OnResult): Promise<void> => {
  for (const batch of batches) onResult(batch, await resultOf(batch));
};

/** Plays all batches on a number of workers, each of which is this program started as a worker. A single one would only take time to start. */
export const playAll = (whole: Batch, workers: number, onResult: OnResult): Promise<void> => {
  const batches = [...batchesOf(whole, workers)];
  const size = Math.min(workers, batches.length);
  if (size === 1) return playHere(batches, onResult);
  const pool = Array.from({ length: size }, () => new Worker(new URL('./main.js', import.meta.url)));
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let current: Batch | undefined;
      const next = (): void => {
        current = batches.shift();
        if (current === undefined) resolve();
        else worker.postMessage(current);
      };
      worker.on('message', (result: BatchResult) => {
        if (current !== undefined) onResult(current, result);
        next();
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`A worker ended with code ${code}.`)));
      next();
    });
  return Promise.all(pool.map(work))
    .then(() => {})
    .finally(() => Promise.all(pool.map((worker) => worker.terminate())));
};

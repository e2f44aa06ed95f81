import { Worker } from 'node:worker_threads';
import type { Portion, Yield } from './portion.ts';

/** Games that one worker plays before it reports: few enough for an honest progress bar, enough to cost nothing. */
const PORTION_MAX = 50;

const portionsOf = (whole: Portion, workers: number): readonly Portion[] => {
  const games = whole.to - whole.from;
  const size = Math.max(1, Math.min(PORTION_MAX, Math.ceil(games / (workers * 4))));
  return Array.from({ length: Math.ceil(games / size) }, (_, index) => ({
    ...whole,
    from: whole.from + index * size,
    to: Math.min(whole.to, whole.from + (index + 1) * size),
  }));
};

/** Plays all portions on so many workers, each of which is this very program started as one. */
export const playAll = (whole: Portion, workers: number, onYield: (portion: Portion, yielded: Yield) => void): Promise<void> => {
  const portions = [...portionsOf(whole, workers)];
  const crew = Array.from({ length: Math.min(workers, portions.length) }, () => new Worker(new URL('./main.js', import.meta.url)));
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let current: Portion | undefined;
      const next = (): void => {
        current = portions.shift();
        if (current === undefined) resolve();
        else worker.postMessage(current);
      };
      worker.on('message', (yielded: Yield) => {
        if (current !== undefined) onYield(current, yielded);
        next();
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`A worker ended with code ${code}.`)));
      next();
    });
  return Promise.all(crew.map(work))
    .then(() => {})
    .finally(() => Promise.all(crew.map((worker) => worker.terminate())));
};

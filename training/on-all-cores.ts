import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** What a worker is told: its number among all, and what the command was called with. */
interface Order<Task> {
  readonly worker: number;
  readonly task: Task;
}

/**
 * Does a task on every core, in threads that run the same file: `work` there, and `hear` here for whatever they tell. Resolves when all are
 * done. The file calls it at its end.
 */
export const onAllCores = async <Task, Told>(
  file: string,
  task: () => Task,
  work: (task: Task, worker: number, tell: (told: Told) => void) => Promise<void>,
  hear: (told: Told) => void,
): Promise<boolean> => {
  if (!isMainThread) {
    const { worker, task: ordered } = workerData as Order<Task>;
    await work(ordered, worker, (told) => parentPort?.postMessage(told));
    return false;
  }
  const ordered = task();
  const start = (worker: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = new Worker(new URL(file), { workerData: { worker, task: ordered } satisfies Order<Task> });
      thread.on('message', hear);
      thread.on('error', reject);
      thread.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: Number(process.env['CORES'] ?? availableParallelism()) }, (_, worker) => start(worker)));
  return true;
};

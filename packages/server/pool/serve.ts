import type { MessagePort } from 'node:worker_threads';
import { type FindGame, type Job, type Played, prepareJob, runJob, type Thinking } from '@swordtable/bots';
import type { Result } from '@swordtable/kernel';

/** A message to a worker. */
export interface Order {
  readonly id: number;
  readonly job: Job;
}

/** A worker's messages: games as they end, then the result, or an internal error. */
export type Word =
  | { readonly id: number; readonly played: Played }
  | { readonly id: number; readonly result: Result<number | Thinking> }
  | { readonly id: number; readonly broken: string };

/** The worker's side of the pool: does one job after another with the given games. */
export const serve = (port: Pick<MessagePort, 'on' | 'postMessage'>, gameNamed: FindGame): void => {
  const say = (word: Word): void => port.postMessage(word);
  port.on('message', async ({ id, job }: Order) => {
    try {
      await prepareJob(gameNamed, job, (sentence) => process.emitWarning(sentence));
      say({ id, result: runJob(gameNamed, job, (played) => say({ id, played })) });
    } catch (error) {
      say({ id, broken: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
};

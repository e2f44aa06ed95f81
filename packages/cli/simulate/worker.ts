import type { MessagePort } from 'node:worker_threads';
import { type Batch, playBatch } from './batch.ts';

/** The worker's side of the pool: plays one batch after another until it is terminated. */
export const serveBatches = (port: Pick<MessagePort, 'on' | 'postMessage'>): void => {
  port.on('message', (batch: Batch) => port.postMessage(playBatch(batch)));
};

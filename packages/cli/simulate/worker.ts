import type { MessagePort } from 'node:worker_threads';
import { prepareBots } from '@swordtable/bots';
import { gameNamed } from '../games.ts';
import { type Batch, playBatch } from './batch.ts';

/** The worker's side of the pool: plays one batch after another until it is terminated. */
export const serveBatches = (port: Pick<MessagePort, 'on' | 'postMessage'>): void => {
  port.on('message', async (batch: Batch) => {
    await prepareBots(gameNamed(batch.game), batch.bots, (sentence) => process.emitWarning(sentence));
    port.postMessage(playBatch(batch));
  });
};

import type { MessagePort } from 'node:worker_threads';
import { prepareBots } from '@swordtable/bots';
import { gameNamed } from '../games.ts';
import { type Batch, type BatchResult, playBatch } from './batch.ts';

export const resultOf = async (batch: Batch): Promise<BatchResult> => {
  await prepareBots(gameNamed(batch.game), batch.bots, (sentence) => process.emitWarning(sentence));
  return playBatch(batch);
};

/** The worker's side of the pool: plays one batch after another until it is terminated. */
export const serveBatches = (port: Pick<MessagePort, 'on' | 'postMessage'>): void => {
  port.on('message', async (batch: Batch) => port.postMessage(await resultOf(batch)));
};

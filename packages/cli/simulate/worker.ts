import type { MessagePort } from 'node:worker_threads';
import { type Portion, playPortion } from './portion.ts';

/** The worker's side of the crew: one portion after the other, until the crew is dismissed. */
export const serveCrew = (port: Pick<MessagePort, 'on' | 'postMessage'>): void => {
  port.on('message', (portion: Portion) => port.postMessage(playPortion(portion)));
};

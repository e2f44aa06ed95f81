import { parentPort } from 'node:worker_threads';
import { serve } from '@swordtable/server/pool/serve';
import { gameNamed } from './games.ts';

/** Thinks for a pool of bots, which starts it as a worker: bundled by scripts/build.mjs, because Node 20 runs no TypeScript. */
export const run = (): void => {
  if (parentPort === null) throw new Error('Only a worker pool can start this file.');
  serve(parentPort, gameNamed);
};

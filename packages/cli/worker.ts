import { parentPort } from 'node:worker_threads';
import { serve } from '@swordtable/server/pool/serve';
import { gameNamed } from './games.ts';

// The file that the bots' worker pool starts, bundled by scripts/build.mjs, because Node 20 runs no TypeScript.
if (parentPort === null) throw new Error('Only a worker pool can start this file.');
serve(parentPort, gameNamed);

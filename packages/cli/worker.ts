import { parentPort } from 'node:worker_threads';
import { serve } from '@swordtable/server/pool/serve';
import { gameNamed } from './games.ts';

// The file that a pool of bots starts, bundled by scripts/build.mjs: Node 20 runs no TypeScript.
if (parentPort === null) throw new Error('This file is started by a pool of workers.');
serve(parentPort, gameNamed);

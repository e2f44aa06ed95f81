import { parentPort } from 'node:worker_threads';
import { gameNamed } from '@swordtable/games';
import { serve } from './serve.ts';

// For tests that play the real games on a server; they bundle this file, because Node 20 can't run TypeScript.
if (parentPort === null) throw new Error('This file is run by a worker pool, not directly.');
serve(parentPort, gameNamed);

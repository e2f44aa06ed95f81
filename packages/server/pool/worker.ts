import { parentPort } from 'node:worker_threads';
import { gameNamed } from '@swordtable/games';
import { serve } from './serve.ts';

// For tests that play the real games at a service; they bundle this file, since Node 20 runs no TypeScript.
if (parentPort === null) throw new Error('This file is started by a pool of workers, not by itself.');
serve(parentPort, gameNamed);

import { parentPort, workerData } from 'node:worker_threads';
import { serveWriter } from './writer-thread.ts';

// The file that a store's writing thread starts with, bundled by scripts/build.mjs, because Node 20 runs no TypeScript.
if (parentPort === null) throw new Error('Only a store can start this file.');
serveWriter(parentPort, String(workerData));

import { parentPort } from 'node:worker_threads';
import { seatsForBots } from '../index.ts';

// The worker says what it can do as soon as it runs.
parentPort?.postMessage(seatsForBots());

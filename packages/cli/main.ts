import { parentPort } from 'node:worker_threads';
import { program } from './program.ts';
import { serveBatches } from './simulate/worker.ts';
import { isStop } from './stop.ts';

/** The reader of our output may stop early, as `head` does. That isn't an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// Simulations also start this file for each of their workers.
if (parentPort !== null) serveBatches(parentPort);
else {
  try {
    await program().parseAsync();
  } catch (error) {
    if (!isStop(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.code;
  }
}

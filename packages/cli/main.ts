import { parentPort } from 'node:worker_threads';
import { program } from './program.ts';
import { serveBatches } from './simulate/worker.ts';
import { isStop } from './stop.ts';

/** Whoever reads our output may stop reading, as `head` does; that is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// Simulations start this same file once more for each of their workers.
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

import { parentPort } from 'node:worker_threads';
import { program } from './program.ts';
import { isStop } from './stop.ts';

const command = async (): Promise<void> => {
  // The reader of our output may stop early, as `head` does. That isn't an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  try {
    await program().parseAsync();
  } catch (error) {
    if (!isStop(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.code;
  }
};

/** Runs the command. Simulations also start it for each of their workers. */
export const run = async (): Promise<void> => {
  if (parentPort === null) return command();
  const { serveBatches } = await import('./commands.ts');
  serveBatches(parentPort);
};

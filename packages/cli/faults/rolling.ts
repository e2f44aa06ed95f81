import { playOn } from './meeting.ts';
import type { Server } from './server.ts';
import { count } from './tally.ts';
import { Stuck, type Trial, until } from './trial.ts';

const ROUNDS = 2;

/** Plays matches while one process after another is stopped in good order and started again, as for an upgrade. */
export const rollingTrial = async (trial: Trial, atOnce: number): Promise<void> => {
  const { servers, tally, network } = trial;
  // Whatever is lost here was lost by the restarts.
  network.calm();
  let going = true;
  const play = playOn(trial, atOnce, () => going);
  const moves = async (): Promise<void> => {
    const before = tally.acknowledged;
    await until('moves are made', () => tally.acknowledged > before + 4 * atOnce);
  };
  const restart = async (server: Server): Promise<void> => {
    await moves();
    if (!(await server.stop())) {
      const lines = server.said().slice(-10);
      tally.violations.push({ what: 'broken', sentence: 'A server that was told to stop did not end in good order.', lines });
    }
    // The others carry on alone.
    await moves();
    if (!(await server.start())) throw new Stuck('A server did not start again.');
    count(tally.faults, 'processes restarted');
  };
  try {
    for (let round = 0; round < ROUNDS; round++) for (const server of servers) await restart(server);
    await moves();
  } finally {
    going = false;
    await play;
  }
};

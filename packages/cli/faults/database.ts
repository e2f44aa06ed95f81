import { setTimeout as pause } from 'node:timers/promises';
import { newMatchId } from '@swordtable/server/keys';
import { endBackends } from '@swordtable/server/testing/backends';
import { playOn } from './meeting.ts';
import type { Store } from './stores.ts';
import { count } from './tally.ts';
import { codeOf, type Trial, until } from './trial.ts';
import { exchange, type Reply } from './wire.ts';

/** How the database goes away: as with a loss of power, or in good order but without waiting for anybody. */
const WAYS = ['SIGQUIT', 'SIGINT'] as const;
const TIMES = 3;
const ENDINGS = 30;
const AWAY_FOR = 1_500;
/** How soon a client must be told that the database is down. */
const TOLD_WITHIN = 15_000;

const isAwayReply = (reply: Reply): boolean => reply.status === 503 && codeOf(reply) === 'storage-away' && reply.retryAfter !== undefined;

/** The process lives, and soon says that it is not ready and when to ask again, even if nobody moves just then. */
const checkAway = async ({ tally }: Trial, base: string): Promise<void> => {
  const began = performance.now();
  for (;;) {
    const alive = await exchange({ base, method: 'GET', path: '/healthz' });
    const ready = await exchange({ base, method: 'GET', path: '/readyz' });
    // Somebody asks for a match that isn't in memory: without the store nobody can say that there is none.
    const asked = await exchange({ base, method: 'GET', path: `/api/matches/${newMatchId()}` });
    if (alive.status === 200 && [ready, asked].every(isAwayReply)) return;
    if (performance.now() - began > TOLD_WITHIN) {
      const lines = [`/healthz: ${alive.status}`, `/readyz: ${JSON.stringify(ready)}`, `a match: ${JSON.stringify(asked)}`];
      tally.violations.push({ what: 'broken', sentence: 'With the database away the process does not say so.', lines });
      return;
    }
    await pause(50);
  }
};

/** Takes the database away while matches are played and gives it back, in both ways; then ends connections in the middle of moves. */
export const databaseTrial = async (trial: Trial, { cluster }: Store, atOnce: number): Promise<void> => {
  const { tally, network, servers, chance } = trial;
  if (cluster === undefined) throw new Error('Only a database server can be taken away.');
  let [going, isAway] = [true, false];
  const play = playOn(trial, atOnce, () => going);
  const moves = async (): Promise<void> => {
    const before = tally.acknowledged;
    await until('moves are made', () => tally.acknowledged > before + 5 * atOnce);
  };
  try {
    for (let time = 0; time < TIMES; time++) {
      for (const signal of WAYS) {
        await moves();
        await cluster.halt(signal);
        isAway = true;
        count(tally.faults, signal === 'SIGQUIT' ? 'database lost' : 'database stopped');
        for (const { url } of servers) await checkAway(trial, url);
        await pause(chance.below(AWAY_FOR));
        await cluster.resume();
        isAway = false;
      }
    }
    for (let ending = 0; ending < ENDINGS; ending++) {
      await pause(chance.below(200));
      await endBackends(cluster.url);
      count(tally.faults, 'connections ended');
    }
    await moves();
  } finally {
    going = false;
    network.calm();
    // Without it, matches would wait for the database forever.
    if (isAway) await cluster.resume();
    await play;
  }
};

/**
 * Breaks the notification channel between processes, over and over: matches between them must still continue.
 * `cutWord` says whether there was something to break.
 */
export const wordTrial = async (trial: Trial, { cluster }: Store, atOnce: number, cutWord: () => Promise<boolean>): Promise<void> => {
  const { tally, network, chance } = trial;
  if (cluster === undefined) throw new Error('Only a database server is shared by processes.');
  let going = true;
  const play = playOn(trial, atOnce, () => going);
  try {
    for (let cut = 0; cut < ENDINGS; cut++) {
      const before = tally.acknowledged;
      await until('moves are made', () => tally.acknowledged > before + atOnce);
      await pause(chance.below(100));
      if (await cutWord()) count(tally.faults, 'word between processes cut');
    }
  } finally {
    going = false;
    network.calm();
    await play;
  }
};

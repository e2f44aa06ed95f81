import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import { playOn } from './meeting.ts';
import type { Server } from './server.ts';
import { Stuck, type Trial, until } from './trial.ts';

/** A server lives until it has acknowledged half as many moves as there are matches, and then at most this much longer. */
const LONGER = 250;
/** A life that is long enough in any case. */
const LONG_LIFE = 3_000;
/** Some are killed a moment after a move was sent, so that the writing of it is hit; the moment is at most so long. */
const MOMENT = 8;
/** Where nobody moves for so long, nobody is waited for. */
const NO_MOVE = 2_000;
/** Per thousand: how many are killed again before they have started. */
const STILLBORN = 40;
const STARTING = 900;

const nextMove = ({ onMove }: Trial, { url }: Server): Promise<unknown> =>
  Promise.race([new Promise<void>((resolve) => onMove.set(url, resolve)), pause(NO_MOVE)]);

const strike = async (trial: Trial, server: Server): Promise<void> => {
  trial.tally.kills += 1;
  trial.tally.caught += trial.underWay.get(server.url) ?? 0;
  await server.kill();
};

/** Kills a server at a random time and restarts it immediately. */
const killOnce = async (trial: Trial, server: Server, chance: Chance, mayKillAgain: () => boolean): Promise<void> => {
  if (chance.hits(500)) await pause(chance.below(LONGER));
  else {
    await nextMove(trial, server);
    await pause(chance.below(MOMENT));
  }
  trial.recovering.set(server.url, performance.now());
  await strike(trial, server);
  if (chance.hits(STILLBORN) && mayKillAgain()) {
    const born = server.start();
    await pause(chance.below(STARTING));
    await strike(trial, server);
    await born;
    trial.recovering.set(server.url, performance.now());
  }
  if (!(await server.start())) throw new Stuck('A server did not start again.');
};

/** Plays matches while the servers are killed a given number of times in all, each as soon as it has recovered. */
export const killTrial = async (trial: Trial, kills: number, atOnce: number): Promise<void> => {
  const { servers, tally, network } = trial;
  let going = true;
  let left = kills;
  const takeKill = (): boolean => left-- > 0;
  const play = playOn(trial, atOnce, () => going);
  const hunt = async (server: Server, index: number): Promise<void> => {
    const chance = trial.chance.branch(`kills ${index}`);
    const acknowledged = tally.acknowledged;
    await until('a first move is acknowledged', () => tally.acknowledged > acknowledged);
    while (takeKill()) {
      await killOnce(trial, server, chance, takeKill);
      await until('a move is acknowledged after a kill', () => !trial.recovering.has(server.url));
      const [now, began] = [tally.acknowledged, performance.now()];
      await until('it lives', () => tally.acknowledged >= now + atOnce / 2 || performance.now() > began + LONG_LIFE);
    }
  };
  try {
    await Promise.all(servers.map(hunt));
  } finally {
    going = false;
    network.calm();
    await play;
  }
};

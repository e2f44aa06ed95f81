import { setTimeout as pause } from 'node:timers/promises';
import { awake } from './awake.ts';
import type { Chance } from './chance.ts';
import { playOn } from './meeting.ts';
import type { Server } from './server.ts';
import { Stuck, type Trial, until } from './trial.ts';

/** At a random time, or a moment after a move was sent, so that the writing of it is hit; both in milliseconds, at most. */
const LATER = 250;
const MOMENT = 8;
/** Where nobody moves for so long, nobody is waited for. */
const NO_MOVE = 2_000;
/** A life that is long enough in any case. */
const LONG_LIFE = 3_000;
/** Per thousand: how many are killed again while they start, and how many as soon as they listen, while everyone comes back. */
const STILLBORN = 40;
const YOUNG = 250;
/** A start is interrupted at any time until the last one was over, or a little later; the first is taken to last this many milliseconds. */
const STARTING = 500;
const SLOWER = 1.2;
/** No one has to wait for so long because of the next kill, in milliseconds. */
const PATIENT = 20_000;

const nextMove = ({ onMove }: Trial, { url }: Server): Promise<unknown> =>
  Promise.race([new Promise<void>((resolve) => onMove.set(url, resolve)), pause(NO_MOVE)]);

const strike = async (trial: Trial, server: Server): Promise<void> => {
  trial.tally.kills += 1;
  trial.tally.caught += trial.underWay.get(server.url) ?? 0;
  await server.kill();
};

/** Whether no one has waited for long. If servers die too soon for everyone to continue, they live until then. */
const isFair = ({ waiting }: Trial): boolean => {
  const now = awake();
  return [...waiting].every(({ since }) => now - since < PATIENT);
};

/** Starts a server; returns how long it took, in milliseconds. */
const started = async (server: Server): Promise<number> => {
  const began = awake();
  if (!(await server.start())) throw new Stuck('A server did not start again.');
  return awake() - began;
};

/** Lets a server that listens live for a while. */
const live = async (trial: Trial, server: Server, chance: Chance, atOnce: number): Promise<void> => {
  const { tally, recovering } = trial;
  await until('everyone continues', () => isFair(trial));
  if (recovering.has(server.url) && chance.hits(YOUNG)) return pause(chance.below(LATER));
  await until('a move is acknowledged after a kill', () => !recovering.has(server.url));
  const [enough, began] = [tally.acknowledged + chance.below(atOnce), awake()];
  await until('it lives', () => tally.acknowledged >= enough || awake() > began + LONG_LIFE);
  if (chance.hits(500)) return pause(chance.below(LATER));
  await nextMove(trial, server);
  return pause(chance.below(MOMENT));
};

/** Plays matches while the servers are killed a given number of times in all, and started again immediately. */
export const killTrial = async (trial: Trial, kills: number, atOnce: number): Promise<void> => {
  const { servers, tally, network, recovering } = trial;
  let going = true;
  let left = kills;
  const mayKill = (): boolean => left-- > 0;
  const play = playOn(trial, atOnce, () => going);
  const hunt = async (server: Server, index: number): Promise<void> => {
    const chance = trial.chance.branch(`kills ${index}`);
    let start = STARTING;
    await until('a first move is acknowledged', () => tally.acknowledged > 0);
    while (mayKill()) {
      await live(trial, server, chance, atOnce);
      recovering.set(server.url, awake());
      await strike(trial, server);
      if (chance.hits(STILLBORN) && mayKill()) {
        const born = server.start();
        await pause(chance.below(Math.ceil(start * SLOWER)));
        await strike(trial, server);
        await born;
        recovering.set(server.url, awake());
      }
      start = await started(server);
    }
    await until('a move is acknowledged after the last kill', () => !recovering.has(server.url));
  };
  try {
    await Promise.all(servers.map(hunt));
  } finally {
    going = false;
    network.calm();
    await play;
  }
};

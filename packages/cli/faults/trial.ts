import { setTimeout as pause } from 'node:timers/promises';
import type { MatchFile } from '@swordtable/server/api/play';
import { awake } from './awake.ts';
import type { Chance } from './chance.ts';
import type { Journal } from './journal.ts';
import { type Network, openNetwork } from './network.ts';
import type { Server } from './server.ts';
import { count, type Tally, type Violation } from './tally.ts';
import { type Call, LineLost, type Reply } from './wire.ts';

/** A match that was played, with what its clients were told. */
export interface Played {
  readonly match: string;
  readonly game: string;
  readonly journals: readonly Journal[];
  /** Its record, as the server gave it out at the end. */
  readonly record: MatchFile;
  /** The seats that bots played. */
  readonly bots: readonly number[];
}

/** Someone who waits for a reply, or for news of their match. */
export interface Waiting {
  since: number;
}

/** Servers, a bad network, and everything that is known about what happened. */
export interface Trial {
  readonly name: string;
  readonly chance: Chance;
  readonly tally: Tally;
  readonly network: Network;
  readonly servers: readonly Server[];
  /** What is played, each match by chance. */
  readonly games: readonly string[];
  /** Whether those whose server is down ask another one, as a proxy does for them. */
  readonly failsOver: boolean;
  readonly played: Played[];
  /** Moves that are under way, by server. */
  readonly underWay: Map<string, number>;
  /** Servers that were killed, and when, until a move has been acknowledged there again. */
  readonly recovering: Map<string, number>;
  /** Everyone who waits for something, and since when. */
  readonly waiting: Set<Waiting>;
  /** Those who wait for the next move that is sent to a server, by server. */
  readonly onMove: Map<string, () => void>;
}

export const newTrial = (
  name: string,
  chance: Chance,
  servers: readonly Server[],
  tally: Tally,
  { failsOver, games }: Pick<Trial, 'failsOver' | 'games'>,
): Trial => ({
  name,
  chance,
  tally,
  network: openNetwork(tally),
  servers,
  games,
  failsOver,
  played: [],
  underWay: new Map(),
  recovering: new Map(),
  waiting: new Set(),
  onMove: new Map(),
});

/** The server for those who belong to this one. */
const serverFor = ({ servers, failsOver }: Trial, base: string): Server | undefined => {
  const own = servers.find(({ url }) => url === base);
  if (!failsOver || own?.isUp === true) return own;
  return servers.find(({ isUp }) => isUp) ?? own;
};

export const addressFor = (trial: Trial, base: string): string => serverFor(trial, base)?.url ?? base;

/** Resolves when the server for those at an address listens, or after a while. */
export const whenUp = (trial: Trial, base: string): Promise<unknown> => serverFor(trial, base)?.whenUp() ?? Promise.resolve();

/** Nothing that is asked stays unanswered for so long, whatever happens to the servers meanwhile. */
const STUCK_AFTER = 180_000;
/** Where another process can answer, one retry is enough. */
const TRIES_MAX = 2;
/** Refusals that only say: not now. The last one is wrong wherever it comes. */
const PASSING: readonly string[] = ['storage-away', 'storage-full', 'too-busy', 'shutting-down', 'too-many-requests', 'internal'];

export const codeOf = ({ body }: Reply): string =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body.code : 'no-code';

/** What is the server's own fault, whatever was done to it. */
const faultOf = (call: Call, reply: Reply): Violation | undefined => {
  const code = codeOf(reply);
  const lines = [`${call.method} ${call.path} ${JSON.stringify(call.body)}`, `${reply.status} ${JSON.stringify(reply.body)}`];
  if (code === 'internal' || code === 'no-code') return { what: 'broken', sentence: 'A request was refused without a reason.', lines };
  if (reply.status === 503 && reply.retryAfter === undefined) return { what: 'broken', sentence: '503 without Retry-After.', lines };
  return undefined;
};

export interface Insisting {
  readonly chance: Chance;
  readonly echo?: (reply: Reply) => void;
  /** Called before each attempt. */
  readonly trying?: (at: number) => void;
}

/** Sends a request, the same each time, until the server says yes or no to it. */
export const insist = async (trial: Trial, call: Call, insisting: Insisting): Promise<Reply> => {
  const waiting: Waiting = { since: awake() };
  trial.waiting.add(waiting);
  return repeat(trial, call, insisting, waiting.since).finally(() => trial.waiting.delete(waiting));
};

const repeat = async (trial: Trial, call: Call, { chance, echo, trying }: Insisting, began: number): Promise<Reply> => {
  const { network, tally } = trial;
  for (let tries = 0; ; tries++) {
    if (tries > 0) tally.retried += 1;
    if (trial.failsOver && tries === TRIES_MAX) {
      const sentence = `A request was not answered in ${TRIES_MAX} tries, though one process was always there.`;
      tally.violations.push({ what: 'refused', sentence, lines: [`${call.method} ${call.path}`] });
    }
    trying?.(awake());
    try {
      const reply = await network.send({ ...call, base: addressFor(trial, call.base) }, chance, echo);
      if (reply.status < 400) return reply;
      const code = codeOf(reply);
      count(tally.refused, code);
      const fault = faultOf(call, reply);
      if (fault !== undefined) tally.violations.push(fault);
      if (!PASSING.includes(code)) return reply;
    } catch (error) {
      if (!(error instanceof LineLost)) throw error;
    }
    if (awake() - began > STUCK_AFTER) throw new Stuck(`${call.method} ${call.path} was not answered for ${STUCK_AFTER / 1000} seconds.`);
    await whenUp(trial, call.base);
    await pause(10 + chance.below(60));
  }
};

/** Something should continue but doesn't. */
export class Stuck extends Error {}

/** Waits until something is so; if it never is, the trial is stuck. */
export const until = async (what: string, isSo: () => boolean, most = STUCK_AFTER): Promise<void> => {
  const began = awake();
  while (!isSo()) {
    if (awake() - began > most) throw new Stuck(`In ${most / 1000} seconds it never came to this: ${what}.`);
    await pause(5);
  }
};

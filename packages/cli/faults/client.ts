import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '@swordtable/server/api/table';
import { naps } from './awake.ts';
import type { Chance } from './chance.ts';
import type { Connecting, Connection } from './connection.ts';
import { hearStep, hearTable, type Journal, whoOf } from './journal.ts';
import { openSocket } from './socket.ts';
import { openStream } from './stream.ts';
import { count } from './tally.ts';
import { addressFor, codeOf, type Trial, whenUp } from './trial.ts';
import { type Call, LineLost, type Mishap, PATIENCE, type Reply, wasStopped } from './wire.ts';

/** Somebody who follows a match on a stream or a socket and comes back whenever it breaks. */
export interface Client {
  readonly journal: Journal;
  /** Resolves when the journal has gone on. */
  news(): Promise<void>;
  /** Resolves when the match is over as far as this client was told. */
  readonly over: Promise<void>;
  /** Sends a move over the socket, where the client has one. */
  readonly carry: Call['over'];
  stop(): void;
}

export interface Attending {
  readonly trial: Trial;
  readonly base: string;
  readonly key: string;
  readonly journal: Journal;
  readonly chance: Chance;
}

/** Per thousand messages: how many are followed by a broken connection, or by a client that stops reading for a while. */
const CUT = 12;
const STALLED = 8;
const STALL = 150;
/** Per thousand connections: how many are abandoned before they start. */
const GIVEN_UP = 60;

/** Some ask as browsers do, others as programs do, and the rest use sockets. */
const WAYS: readonly ((connecting: Connecting) => Connection)[] = [
  (connecting) => openStream(connecting, true),
  (connecting) => openStream(connecting, false),
  openSocket,
];

export const openClient = ({ trial, base, key, journal, chance }: Attending): Client => {
  const { tally, network } = trial;
  const connect = WAYS[chance.below(WAYS.length)] ?? openSocket;
  const kind = connect === openSocket ? 'sockets' : 'streams';
  const waiting: (() => void)[] = [];
  const waitingForConnection: (() => void)[] = [];
  let stopped = false;
  let connection: Connection | undefined;
  let end: () => void = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });

  const mistreat = (): void => {
    if (!network.isRough) return;
    if (chance.hits(CUT)) {
      count(tally.faults, `${kind} cut`);
      connection?.cut();
    } else if (chance.hits(STALLED)) {
      count(tally.faults, `${kind} stalled`);
      connection?.stall(chance.below(STALL));
    }
  };

  const told = (message: Message): void => {
    if (stopped) return;
    tally.violations.push(...(message.type === 'table' ? hearTable(journal, message) : hearStep(journal, message)));
    for (const go of waiting.splice(0)) go();
    if (journal.isOver) end();
    mistreat();
  };

  const refused = (reply: Reply, napsBefore: number): void => {
    if (wasStopped(reply.status, napsBefore)) return;
    const code = codeOf(reply);
    count(tally.refused, code);
    if (reply.status >= 500 && code !== 'internal') return;
    const sentence = `To be told of a match was refused with ${reply.status}.`;
    tally.violations.push({ what: 'refused', sentence, lines: [whoOf(journal), JSON.stringify(reply.body)] });
  };

  const follow = async (): Promise<void> => {
    for (let times = 0; !stopped; times++) {
      if (times > 0) tally.reconnects += 1;
      const before = naps();
      const opened = connect({ address: addressFor(trial, base), key, journal, told, refused: (reply) => refused(reply, before) });
      connection = opened;
      for (const go of waitingForConnection.splice(0)) go();
      if (network.isRough && chance.hits(GIVEN_UP)) {
        count(tally.faults, `${kind} given up`);
        setTimeout(() => opened.cut(), chance.below(10));
      }
      await opened.ended;
      connection = undefined;
      await whenUp(trial, base);
      if (!stopped) await pause(10 + chance.below(50));
    }
  };
  void follow();

  /** Over the connection that is there, or the next one. */
  const carry = async (call: Call, mishap?: Mishap): Promise<Reply> => {
    if (connection === undefined) await Promise.race([new Promise<void>((resolve) => waitingForConnection.push(resolve)), pause(PATIENCE)]);
    if (connection?.carry === undefined) throw new LineLost('no socket');
    return connection.carry(call, mishap);
  };

  return {
    journal,
    news: () => new Promise((resolve) => waiting.push(resolve)),
    over,
    carry: kind === 'sockets' ? carry : undefined,
    stop: () => {
      stopped = true;
      connection?.cut();
    },
  };
};

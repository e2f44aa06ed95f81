import type { Game } from '@swordtable/kernel';
import { commitmentTo } from '../match/deal.ts';
import {
  type ClientRequest,
  type Framing,
  listen,
  type SocketMove,
  send,
  type TappedStream,
  tapSocket,
  type WatchedTable,
} from './client.ts';
import { openTestServer, type TestServer } from './test-server.ts';
import { type Twin, twinOf } from './twin.ts';

/** A difference between what the same watcher got in two worlds it must not be able to tell apart. */
export interface Leak {
  readonly where: string;
  readonly real: string;
  readonly twin: string;
}

export class Leaked extends Error {
  readonly leak: Leak;
  constructor(leak: Leak) {
    super(`${leak.where}\n  real: ${leak.real}\n  twin: ${leak.twin}`);
    this.leak = leak;
  }
}

/** What is sent to one server and to the other. */
export type Both<Value> = readonly [real: Value, twin: Value];

/** Two servers side by side: one plays the real world, the other its twin. */
export interface Pair {
  readonly game: Game;
  readonly twin: Twin;
  readonly servers: Both<TestServer>;
  readonly clock: { now: number };
  /** What repeating steps in other worlds has added to the twin's metrics. */
  readonly extra: Map<string, number>;
  /** An address that no one has sent anything from. */
  newAddress(): string;
  /** Replaces the two commitments to the deal, the only values of a match that may differ. */
  promise(match: string, secrets: Both<string>): void;
  /** The watcher sends both the same request and must get the same response. */
  same(where: string, request: ClientRequest): Promise<string>;
  /** Opens the same stream on both. */
  listen(where: string, request: Omit<ClientRequest, 'method'>, framing: Framing): Promise<TappedStreams>;
  /** Follows the same table over a socket on both. */
  tap(where: string, client: Pick<ClientRequest, 'key' | 'from'>, table: WatchedTable): Promise<TappedSockets>;
  compare(where: string, texts: Both<string>): void;
  close(): Promise<void>;
}

/** The same stream in both worlds. */
export interface TappedStreams {
  /** Waits for the message with this number in both, then compares everything received since. */
  follow(seq: number): Promise<void>;
  /** Waits for this message of the twin again, from another world: it must be like the real one, and come alone. */
  again(seq: number): Promise<void>;
  compare(): void;
  close(): void;
}

/** The same socket in both worlds. */
export interface TappedSockets extends TappedStreams {
  /** The watcher sends the same move over both, and must get the same reply. */
  act(move: SocketMove): Promise<void>;
}

const AROUND = 120;

/** Where two texts diverge, with some context. */
const excerpt = (text: string, at: number): string => JSON.stringify(text.slice(Math.max(0, at - AROUND), at + AROUND));

const partingOf = (one: string, other: string): number => {
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at++) if (one[at] !== other[at]) return at;
  return shorter;
};

export const openPair = async (game: Game): Promise<Pair> => {
  const clock = { now: 1_700_000_000_000 };
  const twin = twinOf(game);
  const servers: Both<TestServer> = [
    await openTestServer({ game, rules: game, worldOf: (state) => state }, clock),
    await openTestServer({ game, rules: twin.game, worldOf: twin.worldOf }, clock),
  ];
  const promises: Both<string[]> = [[], []];
  let clients = 0;

  const plain = (text: string, side: 0 | 1): string =>
    text.includes('commitment') ? promises[side].reduce((all, promise, index) => all.replaceAll(promise, `promise ${index}`), text) : text;
  const compare = (where: string, texts: Both<string>): void => {
    const [real, other] = [plain(texts[0], 0), plain(texts[1], 1)];
    if (real === other) return;
    const at = partingOf(real, other);
    throw new Leaked({ where, real: excerpt(real, at), twin: excerpt(other, at) });
  };
  const earsOf = (where: string, streams: Both<TappedStream>): TappedStreams => {
    let [last, reached] = ['', -1];
    const compareNew = (): void => {
      const [real, other] = [streams[0].take(), streams[1].take()];
      compare(where, [real.join(''), other.join('')]);
      last = real.at(-1) ?? last;
    };
    return {
      follow: async (seq) => {
        const came = seq > reached ? await Promise.all(streams.map((stream) => stream.until(seq))) : [];
        reached = seq;
        compareNew();
        if (came.includes(false)) throw new Error(`Message ${seq} of ${where} didn’t arrive.`);
      },
      again: async (seq) => {
        await streams[1].until(seq);
        compare(`${where}, dealt again`, [last, streams[1].take().join('')]);
      },
      compare: compareNew,
      close: () => {
        for (const stream of streams) stream.close();
      },
    };
  };

  return {
    game,
    twin,
    servers,
    clock,
    extra: new Map(),
    newAddress: () => {
      clients++;
      return `10.${(clients >> 16) & 127}.${(clients >> 8) & 255}.${clients & 255}`;
    },
    compare,
    promise: (match, secrets) => {
      for (const side of [0, 1] as const) promises[side].push(commitmentTo(match, secrets[side]));
    },
    same: async (where, request) => {
      const [real, other] = await Promise.all([send(servers[0], request), send(servers[1], request)]);
      compare(where, [real, other]);
      return real;
    },
    listen: async (where, request, framing) =>
      earsOf(where, await Promise.all([listen(servers[0], request, framing), listen(servers[1], request, framing)])),
    tap: async (where, client, table) => {
      const sockets = await Promise.all([tapSocket(servers[0], client, table), tapSocket(servers[1], client, table)]);
      const act = async (move: SocketMove): Promise<void> =>
        compare(`a move over ${where}`, await Promise.all([sockets[0].act(move), sockets[1].act(move)]));
      return { ...earsOf(where, sockets), act };
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
};

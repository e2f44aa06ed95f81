import { accept, type Result, refuse } from '@swordtable/kernel';
import { plainMessage } from '@swordtable/server/api/compact';
import { type SocketReply, type SocketRequest, socketReplies } from '@swordtable/server/api/socket';
import { AWAY } from './http.ts';
import type { Follower, Move, Place, Transport } from './transport.ts';

/** What happens to a connection. */
export interface SocketEvents {
  opened(): void;
  heard(text: string): void;
  /** It's over, or it never came about. */
  closed(): void;
}

export interface Socket {
  send(text: string): void;
  close(): void;
}

/** The browser's own WebSocket. */
export const openSocket = (url: string, { opened, heard, closed }: SocketEvents): Socket => {
  const socket = new WebSocket(url);
  const close = (): void => {
    removeEventListener('offline', lost);
    socket.onclose = null;
    socket.close();
  };
  const lost = (): void => {
    close();
    closed();
  };
  socket.onopen = opened;
  socket.onmessage = ({ data }) => heard(String(data));
  socket.onclose = lost;
  // A connection that breaks elsewhere is noticed late; that the device is offline is known immediately.
  addEventListener('offline', lost);
  return { send: (text) => socket.send(text), close };
};

export interface SocketWishes {
  /** Where one address stands for several processes, the first match says which one may answer best. */
  connect(events: SocketEvents, match: string): Socket;
  /** Used where something on the way doesn't let sockets through. */
  readonly otherwise: Transport;
  /** How long the first message may take, in milliseconds. A proxy may accept a socket and let nothing through. */
  readonly patience?: number;
}

const PATIENCE = 10_000;

/** The address of a server's socket. It names a match, so that a proxy can send all its players to the same process. */
export const addressOfSocket = (server: string, match: string): string =>
  `${server.replace(/^http/, 'ws')}/api/socket?match=${encodeURIComponent(match)}`;

const nameOf = ({ match, seat }: Place): string => `${match} ${seat}`;

/** A follower, and how it stops: over the socket, or over what took its place. */
interface Followed {
  readonly follower: Follower;
  stop(): void;
}

type Done = Result<{ readonly seq: number }>;

/** One connection while it lasts. */
interface Connected {
  socket: Socket | undefined;
  isOpen: boolean;
  /** Whether anything has come through. */
  isProven: boolean;
}

/** One socket for all tables of a page. What it can't do, or isn't allowed to do, is left to the other transport. */
export const overSocket = ({ connect, otherwise, patience = PATIENCE }: SocketWishes): Transport => {
  const followed = new Map<string, Followed>();
  const sent = new Map<string, (done: Done | undefined) => void>();
  let current: Connected | undefined;
  let isBlocked = false;

  const say = (request: SocketRequest): void => current?.socket?.send(JSON.stringify(request));

  /** Follows a table by other means from now on. */
  const divert = (entry: Followed): void => {
    followed.delete(nameOf(entry.follower.place));
    entry.stop = otherwise.follow(entry.follower);
  };

  const watch = ({ place: { match, seat }, after }: Follower): void =>
    say({ do: 'watch', match, ...(seat === null ? {} : { seat }), after, frames: true, compact: true, talk: true });

  /** The connection is over: moves may be repeated, and tables followed again. */
  const drop = (connected: Connected): void => {
    if (current !== connected) return;
    current = undefined;
    connected.socket?.close();
    for (const answer of sent.values()) answer(connected.isProven ? refuse('no-connection', AWAY) : undefined);
    sent.clear();
    // Nothing came through to those who waited; a page that was left early says nothing.
    isBlocked ||= !connected.isProven && followed.size > 0;
    for (const entry of [...followed.values()]) {
      if (isBlocked) divert(entry);
      else {
        followed.delete(nameOf(entry.follower.place));
        entry.follower.onLost();
      }
    }
  };

  const take = (reply: SocketReply): void => {
    if (reply.type === 'told') followed.get(nameOf(reply))?.follower.onMessage(plainMessage(reply.message));
    else if (reply.type === 'talk') followed.get(nameOf(reply))?.follower.onMessage({ type: 'talk' });
    else if (reply.type === 'done') {
      sent.get(reply.id)?.(accept({ seq: reply.seq }));
      sent.delete(reply.id);
    } else if ('id' in reply && reply.id !== undefined) {
      // A socket keeps the key it was opened with; requests have the current one.
      sent.get(reply.id)?.(reply.code === 'no-key' ? undefined : refuse(reply.code, reply.sentence));
      sent.delete(reply.id);
    } else if (reply.match !== undefined) {
      // The other transport follows the table with the current key, or learns why it may not be followed.
      const entry = followed.get(nameOf({ match: reply.match, seat: reply.seat ?? null }));
      if (entry !== undefined) divert(entry);
    }
  };

  const open = (match: string): void => {
    const connected: Connected = { socket: undefined, isOpen: false, isProven: false };
    current = connected;
    const late = setTimeout(() => drop(connected), patience);
    connected.socket = connect(
      {
        opened: () => {
          connected.isOpen = true;
          for (const { follower } of followed.values()) watch(follower);
        },
        heard: (text) => {
          clearTimeout(late);
          connected.isProven = true;
          const replies = socketReplies.safeParse(JSON.parse(text));
          if (replies.success) for (const reply of replies.data) take(reply);
          // A page that is older than the server: the other transport says so.
          else for (const entry of [...followed.values()]) divert(entry);
        },
        closed: () => {
          clearTimeout(late);
          drop(connected);
        },
      },
      match,
    );
  };

  return {
    follow: (follower) => {
      const name = nameOf(follower.place);
      if (isBlocked || followed.has(name)) return otherwise.follow(follower);
      const entry: Followed = {
        follower,
        stop: () => {
          followed.delete(name);
          if (followed.size === 0 && current !== undefined) drop(current);
          else if (current?.isOpen === true)
            say({ do: 'unwatch', match: follower.place.match, ...(follower.place.seat === null ? {} : { seat: follower.place.seat }) });
        },
      };
      followed.set(name, entry);
      if (current?.isOpen === true) watch(follower);
      else if (current === undefined) open(follower.place.match);
      return () => entry.stop();
    },
    act: (move: Move) => {
      if (current?.isOpen !== true) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        sent.set(move.id, resolve);
        say({ do: 'act', ...move });
      });
    },
  };
};

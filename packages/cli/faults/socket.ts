import { plainMessage } from '@swordtable/server/api/compact';
import { type SocketReply, socketReplies } from '@swordtable/server/api/socket';
import { statusOf } from '@swordtable/server/http/refusals';
import WebSocket from 'ws';
import type { Connecting, Connection } from './connection.ts';
import { type Call, LineLost, type Mishap, PATIENCE, parsed, type Reply } from './wire.ts';

type Answer = Extract<SocketReply, { type: 'done' | 'refused' }>;

/** A reply over a socket, as it would be over HTTP. */
const replyOf = (answer: Answer): Reply => {
  if (answer.type === 'done') return { status: 200, retryAfter: undefined, body: { seq: answer.seq, again: answer.again } };
  const { code, sentence, retryAfter } = answer;
  const refusal = { code, sentence };
  return { status: statusOf(refusal), retryAfter: retryAfter === undefined ? undefined : String(retryAfter), body: refusal };
};

/** A socket, which carries moves and what is told. */
export const openSocket = ({ address, key, journal, told, refused }: Connecting): Connection => {
  const { match, watcher, seq: after } = journal;
  const at = watcher === null ? { match } : { match, seat: watcher };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { authorization: `Bearer ${key}` } });
  /** Those who wait for the answer to a move, by its id. A double has the id of its original, and waits behind it. */
  const waiting = new Map<string, ((reply: Reply | undefined) => void)[]>();
  let isCut = false;

  const hear = (reply: SocketReply): void => {
    if (reply.type === 'told') told(plainMessage(reply.message));
    else if (reply.type !== 'ended' && reply.type !== 'talk' && reply.id !== undefined) waiting.get(reply.id)?.shift()?.(replyOf(reply));
    else {
      // Whatever ended it, the client comes back and asks again.
      if (reply.type === 'refused') refused(replyOf(reply));
      socket.terminate();
    }
  };

  const opened = new Promise<boolean>((resolve) => {
    socket.once('open', () => {
      socket.send(JSON.stringify({ do: 'watch', ...at, after, compact: true }));
      resolve(true);
    });
    socket.once('close', () => resolve(false));
  });
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  socket.on('message', (data) => {
    // What was cut off is not heard, even where it had arrived.
    for (const reply of socketReplies.parse(JSON.parse(String(data)))) if (!isCut) hear(reply);
  });
  socket.once('unexpected-response', (_, response) => {
    let body = '';
    response.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    response.once('end', () => {
      refused({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], body: parsed(body) });
      socket.terminate();
    });
  });
  socket.once('close', () => {
    for (const answer of [...waiting.values()].flat()) answer(undefined);
    waiting.clear();
  });
  const cut = (): void => {
    isCut = true;
    socket.terminate();
  };

  const carry = async ({ body }: Call, mishap?: Mishap): Promise<Reply> => {
    const move = body as { readonly id: string };
    if (!(await opened) || socket.readyState !== socket.OPEN) {
      // While it's closing, there is no other one yet: to try again before that would be in vain.
      await ended;
      throw new LineLost('no socket');
    }
    if (mishap === 'torn') {
      cut();
      throw new LineLost('torn');
    }
    const answer = new Promise<Reply | undefined>((resolve) => waiting.set(move.id, [...(waiting.get(move.id) ?? []), resolve]));
    const timer = setTimeout(() => socket.terminate(), PATIENCE);
    socket.send(JSON.stringify({ do: 'act', ...at, ...move }), () => {
      if (mishap === 'hung-up') cut();
    });
    const reply = await answer;
    clearTimeout(timer);
    if (reply === undefined) throw new LineLost('cut off');
    return reply;
  };

  return {
    ended,
    cut,
    stall: (milliseconds) => {
      socket.pause();
      setTimeout(() => socket.resume(), milliseconds);
    },
    carry,
  };
};

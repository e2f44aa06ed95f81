import type { SocketReply } from '@swordtable/server/api/socket';
import type { Question } from '@swordtable/server/api/table';
import WebSocket from 'ws';
import type { Listener, Side } from './target.ts';

/** A player with one connection, from match to match. */
export interface SocketPlayer {
  /** Listens at a seat of a match, instead of the one before. */
  sit(match: string, side: Side, listener: Listener): void;
  answer(choice: number, id: string): void;
  close(): void;
}

interface Place {
  readonly match: string;
  readonly side: Side;
  readonly listener: Listener;
  question: Question | null;
}

const STEP = /^\[\{"type":"told","match":"([^"]+)","seat":\d,"message":\{"type":"step","seq":(\d+),/;
const MORE = /"type":"(?:done|refused|ended)"|\},\{"type":"told"|"status":"over"/;

/**
 * Reads what arrived; a lone step that neither asks nor ends only as far as its number, as most of them are for the side that waits. The
 * server's own tests check the form of its messages: here that would take as long as everything else a player does.
 */
const read = (text: string): readonly SocketReply[] | { readonly match: string; readonly seq: number } => {
  const isPlain = text.includes('"decision":null') && !MORE.test(text);
  const [, match, seq] = isPlain ? (STEP.exec(text) ?? []) : [];
  return match === undefined ? JSON.parse(text) : { match, seq: Number(seq) };
};

export const openSocketPlayer = async (address: string, key: string): Promise<SocketPlayer> => {
  const headers = { authorization: `Bearer ${key}` };
  const socket = new WebSocket(`${address.replace(/^http/, 'ws').replace(/\/$/, '')}/api/socket`, { headers, perMessageDeflate: false });
  let place: Place | undefined;
  let isClosing = false;

  const take = (reply: SocketReply, bytes: number): void => {
    if (place === undefined) return;
    const { match, side, listener } = place;
    if (reply.type === 'done') listener.acknowledged(reply.seq);
    else if (reply.type === 'refused') listener.trouble(`Refused with ${reply.code}: ${reply.sentence}`);
    else if (reply.match !== match) return;
    else if (reply.type === 'ended') listener.trouble('A table was closed to its own player.');
    else if (reply.type === 'told') {
      const { seq, decision, match: card } = reply.message;
      // An unchanged question is not sent again.
      if (decision !== undefined) place.question = decision;
      listener.told(side, seq, bytes, place.question?.options.length ?? 0, card?.status === 'over');
    }
  };

  socket.on('message', (data) => {
    const text = String(data);
    const told = read(text);
    if (!('seq' in told)) for (const reply of told) take(reply, text.length);
    else if (place?.match === told.match) {
      place.question = null;
      place.listener.told(place.side, told.seq, text.length, 0, false);
    }
  });
  const broken = (why: string): void => {
    if (!isClosing) place?.listener.trouble(`A socket broke: ${why}.`);
  };
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', (error) => reject(new Error(`A socket could not be opened: ${error.message}`)));
  });
  socket.on('error', (error) => broken(error.message));
  socket.on('close', (code) => broken(`closed with code ${code}`));

  return {
    sit: (match, side, listener) => {
      if (place !== undefined) socket.send(JSON.stringify({ do: 'unwatch', match: place.match, seat: place.side }));
      place = { match, side, listener, question: null };
      socket.send(JSON.stringify({ do: 'watch', match, seat: side }));
    },
    answer: (choice, id) => {
      if (place === undefined) return;
      const { match, side, question } = place;
      socket.send(JSON.stringify({ do: 'act', match, seat: side, seq: question?.seq, action: question?.options[choice], id }));
    },
    close: () => {
      isClosing = true;
      socket.terminate();
    },
  };
};

import type { SocketReply } from '@swordtable/server/api/socket';
import type { CompactQuestion, Question } from '@swordtable/server/api/table';
import { combined, listed, type QuickQuestion, quickStep } from './quick-step.ts';
import type { Listener, Side } from './target.ts';
import { openTextSocket } from './text-socket.ts';

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
  /** How everything begins that is told here. */
  readonly envelope: string;
  question: QuickQuestion | undefined;
}

const questionFrom = (asked: Question | CompactQuestion): QuickQuestion =>
  'choices' in asked
    ? combined(asked.seq, asked.choices)
    : listed(
        asked.seq,
        asked.options.map((option) => JSON.stringify(option)),
      );

const take = (place: Place, reply: SocketReply, bytes: number): void => {
  const { match, side, listener } = place;
  if (reply.type === 'done') listener.acknowledged(reply.seq);
  else if (reply.type === 'refused') listener.trouble(`Refused with ${reply.code}: ${reply.sentence}`);
  else if (reply.match !== match) return;
  else if (reply.type === 'ended') listener.trouble('A table was closed to its own player.');
  else if (reply.type === 'told') {
    const { seq, decision, match: card } = reply.message;
    // An unchanged question is not sent again.
    if (decision !== undefined) place.question = decision === null ? undefined : questionFrom(decision);
    listener.told(side, seq, bytes, place.question?.count ?? 0, card?.status === 'over');
  }
};

export const openSocketPlayer = async (address: string, key: string): Promise<SocketPlayer> => {
  let place: Place | undefined;

  const hear = (text: string): void => {
    if (place === undefined) return;
    const step = quickStep(text, place.envelope);
    if (step === undefined) {
      // The server's own tests check the form of its messages.
      for (const reply of JSON.parse(text) as readonly SocketReply[]) take(place, reply, text.length);
      return;
    }
    const { side, listener } = place;
    place.question = step.question;
    listener.told(side, step.seq, text.length, step.question?.count ?? 0, false);
    if (step.done !== undefined) listener.acknowledged(step.done);
  };

  const socket = await openTextSocket(
    `${address.replace(/\/$/, '')}/api/socket`,
    { authorization: `Bearer ${key}` },
    { text: hear, broken: (why) => place?.listener.trouble(`A socket broke: ${why}.`) },
  );

  return {
    sit: (match, side, listener) => {
      if (place !== undefined) socket.send(JSON.stringify({ do: 'unwatch', match: place.match, seat: place.side }));
      const envelope = `{"type":"told","match":"${match}","seat":${side},"message":`;
      place = { match, side, listener, envelope, question: undefined };
      socket.send(JSON.stringify({ do: 'watch', match, seat: side, compact: true }));
    },
    answer: (choice, id) => {
      if (place?.question === undefined) return;
      const { match, side, question } = place;
      socket.send(
        `{"do":"act","match":"${match}","seat":${side},"seq":${question.seq},"action":${question.answer(choice) ?? null},"id":"${id}"}`,
      );
    },
    close: socket.close,
  };
};

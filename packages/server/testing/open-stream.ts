import type { Refusal } from '@swordtable/kernel';
import { refusal } from '../api/kernel.ts';
import { type Message, message } from '../api/table.ts';
import { isMisshapen, strictly } from './strictly.ts';

export interface StreamWishes {
  /** Server-sent events instead of lines. */
  readonly events?: boolean;
  readonly lastEventId?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A stream that was opened, or refused. Messages are kept as they arrive. */
export interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  /** The whole response, if it was refused. */
  readonly refusal: Partial<Refusal>;
  /** Everything received so far. */
  readonly messages: readonly Message[];
  /** The ids of the server-sent events. */
  readonly ids: readonly number[];
  /** The first message that matches, already here or still to come. Throws if the stream ends before. */
  until(wanted: (message: Message) => boolean): Promise<Message>;
  /** Resolves when either side has ended the stream. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

interface Frame {
  readonly id?: number;
  readonly data: string;
}

/** The data of a server-sent event; a pulse has none. */
const frameOf = (text: string): Frame | undefined => {
  const fields = new Map(text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const));
  const data = fields.get('data');
  return data === undefined ? undefined : { id: Number(fields.get('id')), data };
};

async function* framesIn(body: ReadableStream<Uint8Array>, events: boolean): AsyncGenerator<Frame> {
  const [mark, decoder] = [events ? '\n\n' : '\n', new TextDecoder()];
  let rest = '';
  for await (const chunk of body) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split(mark);
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const frame = events ? frameOf(part) : { data: part };
      if (frame !== undefined && frame.data !== '') yield frame;
    }
  }
}

export const openStream = async (
  url: string,
  own: Readonly<Record<string, string>>,
  { events = false, lastEventId, headers = {} }: StreamWishes = {},
): Promise<OpenStream> => {
  const stop = new AbortController();
  const accept: Record<string, string> = events ? { accept: 'text/event-stream' } : {};
  const resume: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) };
  const response = await fetch(url, { headers: { ...own, ...accept, ...resume, ...headers }, signal: stop.signal });
  const messages: Message[] = [];
  const ids: number[] = [];
  const waiting = new Set<() => void>();
  let over = false;

  const read = async (): Promise<void> => {
    try {
      for await (const { id, data } of framesIn(response.body as ReadableStream<Uint8Array>, events)) {
        messages.push(strictly(message, JSON.parse(data)));
        if (id !== undefined) ids.push(id);
        for (const look of waiting) look();
      }
    } catch (error) {
      // Disconnected by either side: those who wait are told below. A message of the wrong shape fails the test.
      if (isMisshapen(error)) throw error;
    } finally {
      over = true;
      for (const look of waiting) look();
    }
  };
  const refused = response.ok ? {} : strictly(refusal, await response.json());
  const ended = response.ok ? read() : Promise.resolve();

  return {
    status: response.status,
    headers: response.headers,
    refusal: refused,
    messages,
    ids,
    ended,
    until: (wanted) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = messages.find(wanted);
          if (found === undefined && !over) return;
          waiting.delete(look);
          if (found === undefined) reject(new Error(`The stream ended after ${messages.length} messages without a match.`));
          else resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: async () => {
      stop.abort();
      await ended;
    },
  };
};

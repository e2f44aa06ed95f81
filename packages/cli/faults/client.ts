import { type ClientRequest, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { message } from '@swordtable/server/api/table';
import type { Chance } from './chance.ts';
import { hearStep, hearTable, type Journal } from './journal.ts';
import { count } from './tally.ts';
import { addressFor, codeOf, type Trial, whenUp } from './trial.ts';

/** Somebody who follows a match on a stream and comes back whenever it breaks. */
export interface Client {
  readonly journal: Journal;
  /** Resolves when the journal has gone on. */
  news(): Promise<void>;
  /** Resolves when the match is over as far as this client was told. */
  readonly over: Promise<void>;
  stop(): void;
}

export interface Attending {
  readonly trial: Trial;
  readonly base: string;
  readonly key: string;
  readonly journal: Journal;
  readonly chance: Chance;
}

/** Per thousand messages: how many are followed by a broken stream, or by a client that stops reading for a while. */
const CUT = 12;
/** Per thousand streams: how many are abandoned before they start. */
const GIVEN_UP = 60;
const STALLED = 8;
const STALL = 150;

const streamOf = ({ match, watcher }: Journal): string => `/api/matches/${match}${watcher === null ? '' : `/seats/${watcher}`}/stream`;

/** The message in a line of a stream, if there is one: events have other lines around it, and both have pulses. */
const messageIn = (line: string): string | undefined => {
  if (line.startsWith('{')) return line;
  return line.startsWith('data: ') ? line.slice('data: '.length) : undefined;
};

export const openClient = ({ trial, base, key, journal, chance }: Attending): Client => {
  const { tally, network } = trial;
  const isBrowser = chance.hits(500);
  const waiting: (() => void)[] = [];
  let stopped = false;
  let line: ClientRequest | undefined;
  let end: () => void = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });

  const hear = (text: string): void => {
    const told = message.parse(JSON.parse(text));
    tally.violations.push(...(told.type === 'table' ? hearTable(journal, told) : hearStep(journal, told)));
    for (const go of waiting.splice(0)) go();
    if (journal.isOver) end();
  };

  /** One stream, from its opening to its end, whatever ends it. */
  const listen = (): Promise<void> =>
    new Promise((resolve) => {
      // Some ask as browsers do, others as programs do.
      const [after, framing] = isBrowser
        ? ['', { accept: 'text/event-stream', 'last-event-id': String(journal.seq) }]
        : [`?after=${journal.seq}`, {}];
      const asked = get(addressFor(trial, base) + streamOf(journal) + after, {
        agent: false,
        headers: { authorization: `Bearer ${key}`, ...framing },
      });
      line = asked;
      if (network.isRough && chance.hits(GIVEN_UP)) {
        count(tally.faults, 'streams given up');
        asked.on('finish', () => setTimeout(() => asked.destroy(), chance.below(5)));
      }
      asked.on('error', () => resolve());
      asked.on('close', () => resolve());
      asked.on('response', (response) => {
        let rest = '';
        response.setEncoding('utf8');
        response.on('error', () => resolve());
        response.on('close', () => resolve());
        response.on('data', (chunk: string) => {
          rest += chunk;
          if (response.statusCode !== 200) return;
          const texts = rest.split('\n');
          rest = texts.pop() ?? '';
          for (const text of texts) {
            const found = messageIn(text);
            // What was cut off is not heard, even where it had arrived.
            if (found === undefined || asked.destroyed || stopped) continue;
            hear(found);
            if (!network.isRough) continue;
            if (chance.hits(CUT)) {
              count(tally.faults, 'streams cut');
              asked.destroy();
            } else if (chance.hits(STALLED)) {
              count(tally.faults, 'streams stalled');
              response.pause();
              setTimeout(() => response.resume(), chance.below(STALL));
            }
          }
        });
        response.on('end', () => {
          if (response.statusCode !== 200) refused(response.statusCode ?? 0, rest);
        });
      });
    });

  const refused = (status: number, text: string): void => {
    const code = codeOf({ status, retryAfter: undefined, body: JSON.parse(text) });
    count(tally.refused, code);
    if (status >= 500 && code !== 'internal') return;
    tally.violations.push({ what: 'refused', sentence: `A stream was refused with ${status}.`, lines: [streamOf(journal), text] });
  };

  const follow = async (): Promise<void> => {
    for (let times = 0; !stopped; times++) {
      if (times > 0) tally.reconnects += 1;
      await listen();
      await whenUp(trial, base);
      if (!stopped) await pause(10 + chance.below(50));
    }
  };
  void follow();

  return {
    journal,
    news: () => new Promise((resolve) => waiting.push(resolve)),
    over,
    stop: () => {
      stopped = true;
      line?.destroy();
    },
  };
};

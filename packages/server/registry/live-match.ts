import type { Watcher } from '@swordtable/kernel';
import { isOpen } from '../match/card.ts';
import type { KeyHash } from '../match/entry.ts';
import { type Match, mayWatch, type Step } from '../match/match.ts';
import { type Form, type StepText, stepTexts } from '../match/step-text.ts';

/** A stream's receiver. Texts arrive in the order of their numbers. */
export interface Listener extends Form {
  readonly watcher: Watcher;
  /** The key that opened the stream: when it's no longer valid for the seat, the stream ends. */
  readonly key: KeyHash | undefined;
  take(seq: number, text: string): void;
  /** Something was said at the table. Left out by those who don't want to know. */
  talked?(): void;
  /** Nothing more will come. */
  end(): void;
}

/** A match in memory, with its listeners. Commands are decided one at a time. */
export interface LiveMatch {
  readonly id: string;
  match: Match;
  /** Whether the store may have newer lines. */
  stale: boolean;
  /** The end of the command queue. */
  tail: Promise<unknown>;
  waiting: number;
  readonly listeners: Set<Listener>;
  /** Questions that bots here are thinking about. */
  readonly thinking: Set<string>;
  /** How often standing orders are being looked for or carried out. */
  attending: number;
  /** Whether any seat has standing orders; undefined if only the store knows. */
  ordered: boolean | undefined;
  /** The client that acted here last, or else that watches: bots think on its account. */
  client: string | undefined;
  used: number;
}

export const newLiveMatch = (match: Match, used: number): LiveMatch => ({
  id: match.id,
  match,
  stale: false,
  tail: Promise.resolve(),
  waiting: 0,
  listeners: new Set(),
  thinking: new Set(),
  attending: 0,
  ordered: undefined,
  client: undefined,
  used,
});

/** The limit of the queue: no match is this busy in earnest. */
const WAITING_MAX = 100;

export const isOverloaded = (live: LiveMatch): boolean => live.waiting >= WAITING_MAX;

/** Runs tasks one at a time: each match has one writer. One that needn't wait begins right away. */
export const enqueue = <Value>(live: LiveMatch, work: () => Promise<Value>): Promise<Value> => {
  const run = async (): Promise<Value> => {
    try {
      return await work();
    } finally {
      live.waiting -= 1;
    }
  };
  live.waiting += 1;
  // The next task doesn't depend on how this one ended; its caller gets the error.
  const done = live.waiting === 1 ? run() : live.tail.then(run, run);
  live.tail = done;
  return done;
};

/** Whether a key is still valid for a seat or for watching. When everything is open, anyone who may watch sees every seat. */
const sees = (match: Match, watcher: Watcher, key: KeyHash | undefined): boolean => {
  if (watcher === undefined || isOpen(match)) return mayWatch(match, key);
  return key !== undefined && match.seats[watcher]?.keys.includes(key) === true;
};

/** Tells those who play here that something was said; they ask for what they may hear. Nobody who only sees a seat is told. */
export const tellOfTalk = ({ match, listeners }: LiveMatch): void => {
  for (const { watcher, key, talked } of listeners) {
    if (watcher === undefined || key === undefined) continue;
    if (match.seats[watcher]?.keys.includes(key) === true) talked?.();
  }
};

/** Moves on to the next match and sends all listeners what they may know of the step. Everyone who is told the same gets the same text. */
export const publishStep = (live: LiveMatch, match: Match, step: Step): void => {
  const previous = live.match;
  live.match = match;
  if (live.listeners.size === 0) return;
  const write = stepTexts(previous, match, step);
  const known = new Map<Watcher, StepText>();
  for (const listener of live.listeners) {
    const { watcher, key } = listener;
    if (!sees(match, watcher, key)) {
      live.listeners.delete(listener);
      listener.end();
      continue;
    }
    const text = known.get(watcher) ?? eachOnce(write(watcher));
    known.set(watcher, text);
    listener.take(match.seq, text(listener));
  }
};

/** Writes a message in each form once. */
const eachOnce = (write: StepText): StepText => {
  const texts = new Map<string, string>();
  return (form) => {
    const name = `${form.frames} ${form.compact}`;
    const text = texts.get(name) ?? write(form);
    texts.set(name, text);
    return text;
  };
};

import type { Watcher } from '@swordtable/kernel';
import type { View } from '../api/table.ts';
import { isOpen } from '../match/card.ts';
import type { KeyHash } from '../match/entry.ts';
import { type Match, mayWatch, type Step } from '../match/match.ts';
import { stepMessage, viewFor } from '../match/projection.ts';

/** Somebody at the end of a stream. Texts come in the order of their numbers. */
export interface Listener {
  readonly watcher: Watcher;
  /** The key that opened the stream: when it opens the seat no longer, the stream ends. */
  readonly key: KeyHash | undefined;
  take(seq: number, text: string): void;
  /** Nothing more will come. */
  end(): void;
}

/** A match in memory, with those who listen. One command after the other is decided on it. */
export interface Table {
  readonly id: string;
  match: Match;
  /** Whether the store may know more than we do. */
  stale: boolean;
  /** The end of the queue of commands. */
  tail: Promise<unknown>;
  waiting: number;
  readonly listeners: Set<Listener>;
  /** What each watcher who listens saw last. */
  readonly views: Map<Watcher, View>;
  /** Questions that bots are thinking about here. */
  readonly thinking: Set<string>;
  /** Whether any seat has standing orders; nothing where only the store knows. */
  ordered: boolean | undefined;
  used: number;
}

export const newTable = (match: Match, used: number): Table => ({
  id: match.id,
  match,
  stale: false,
  tail: Promise.resolve(),
  waiting: 0,
  listeners: new Set(),
  views: new Map(),
  thinking: new Set(),
  ordered: undefined,
  used,
});

/** No match has so much to do that more than this waits in earnest. */
const WAITING_MAX = 100;

export const isCrowded = (table: Table): boolean => table.waiting >= WAITING_MAX;

/** Does one thing after the other: each match has one writer. */
export const inTurn = <Value>(table: Table, work: () => Promise<Value>): Promise<Value> => {
  table.waiting += 1;
  const done = table.tail.then(work).finally(() => {
    table.waiting -= 1;
  });
  // The next in line does not care how this one ended; whoever asked for it hears.
  table.tail = done.then(
    () => {},
    () => {},
  );
  return done;
};

/** Whether a key still opens a seat, or still lets its holder watch. When all lies open, whoever may watch sees every seat. */
const sees = (match: Match, watcher: Watcher, key: KeyHash | undefined): boolean => {
  if (watcher === undefined || isOpen(match)) return mayWatch(match, key);
  return key !== undefined && match.places[watcher]?.keys.includes(key) === true;
};

/** Goes on to the next match and tells everybody who listens what they may know of the step. */
export const adopt = (table: Table, match: Match, step: Step): void => {
  table.match = match;
  const texts = new Map<Watcher, string>();
  for (const listener of table.listeners) {
    const { watcher, key } = listener;
    if (!sees(match, watcher, key)) {
      detach(table, listener);
      listener.end();
      continue;
    }
    const text = texts.get(watcher) ?? textFor(table, match, step, watcher);
    texts.set(watcher, text);
    listener.take(match.seq, text);
  }
};

const textFor = (table: Table, match: Match, step: Step, watcher: Watcher): string => {
  const before = table.views.get(watcher) ?? {};
  const after = viewFor(match, watcher);
  table.views.set(watcher, after);
  return JSON.stringify(stepMessage(match, step, watcher, before, after));
};

export const attach = (table: Table, listener: Listener): void => {
  table.listeners.add(listener);
  if (!table.views.has(listener.watcher)) table.views.set(listener.watcher, viewFor(table.match, listener.watcher));
};

export const detach = (table: Table, listener: Listener): void => {
  table.listeners.delete(listener);
  for (const other of table.listeners) if (other.watcher === listener.watcher) return;
  table.views.delete(listener.watcher);
};

import { accept, type Result, refuse, type Seat } from '@swordtable/kernel';
import type { Fanout } from '../fanout/fanout.ts';
import type { Command, NewMatch } from '../match/command.ts';
import { decide, type Verdict } from '../match/decide.ts';
import type { Entry, KeyHash, Line } from '../match/entry.ts';
import { hasPart, type Match, type RulesOf, type Step } from '../match/match.ts';
import type { OrdersWish } from '../match/orders.ts';
import { seatFor } from '../match/seating.ts';
import type { Append, Storage } from '../storage/storage.ts';
import { appendOf, failureOf, lastStep, linesFrom } from './lines.ts';
import { enqueue, isOverloaded, type LiveMatch, newLiveMatch, publishStep, tellOfTalk } from './live-match.ts';
import { evictable, openLiveMatches } from './live-matches.ts';
import { openOrderBook, type VersionedOrders, type Wait } from './order-book.ts';
import { openPast, type Recalled } from './past.ts';
import type { Slices } from './slices.ts';
import { openStoreSync } from './store-sync.ts';

/** A command's result: the number of its line, and whether it had been done before. */
export interface Done {
  readonly seq: number;
  readonly again: boolean;
  readonly match: Match;
}

/** Whether a deleted match is gone for good, or others still have it. */
export interface Erased {
  readonly gone: boolean;
}

/** Observes the registry, for metrics only. */
export interface Observer {
  refused(code: string): void;
  ended(): void;
  /** This many answers were given by a standing order. */
  ordered(answers: number): void;
  /** All listeners here were told of a line, this many seconds after it was on disk. */
  fannedOut(seconds: number): void;
  trouble(what: string, error: unknown): void;
}

export interface RegistryParts {
  readonly storage: Storage;
  readonly fanout: Fanout;
  readonly rulesOf: RulesOf;
  readonly notes: Observer;
  /** Called after each step of a match that this process made itself. */
  readonly onStep?: (live: LiveMatch) => void;
  /** Whether other processes write to the same store. */
  readonly shared: boolean;
  readonly now?: () => number;
  /** How long a standing order waits before it's carried out, in milliseconds. By default as long as a person may need. */
  readonly orderDelay?: () => number;
  /** How that time passes, and how long work is interrupted: by default as the system does it. */
  readonly wait?: Wait;
  readonly slices?: () => Slices;
}

/** All matches in use, each loaded once. */
export interface Registry {
  readonly matches: ReadonlyMap<string, LiveMatch>;
  /** The match as it's in the store now. */
  look(id: string): Promise<Result<LiveMatch>>;
  /** Decides a command and stores the result; when it resolves, everyone affected has been told. Bots answer it on the client's account. */
  perform(id: string, command: Command, client?: string): Promise<Result<Done>>;
  /** A seat's standing orders, for the holder of its key. */
  ordersOf(id: string, seat: Seat, key: KeyHash): Promise<Result<VersionedOrders>>;
  /** Replaces a seat's standing orders, or withdraws them if none are given. */
  order(id: string, seat: Seat, key: KeyHash, wish: OrdersWish | undefined): Promise<Result<VersionedOrders>>;
  /** Writes the first line of a new match, or all lines of an imported one. */
  create(id: string, entries: readonly Entry[], client?: string): Promise<Result<Match>>;
  /** Every step of a match up to this one, rebuilt from its lines. */
  history(id: string, seq: number): Promise<Result<Recalled<readonly Step[]>>>;
  /** The match as it was after a line. */
  lookBack(id: string, seq: number): Promise<Result<Recalled<Match>>>;
  /** Deletes a finished match of this key. It's gone for good when everyone who had a part in it has deleted it. */
  erase(id: string, key: KeyHash): Promise<Result<Erased>>;
  /** A match is no longer stored. */
  forget(id: string): void;
  /** Another process has written to a match, or may have written to any. */
  onRemoteWrite(id: string): void;
  heardAnything(): void;
  /** Something was said at a match's table: tells its players, wherever they are connected. */
  talked(id: string): void;
  /** Resolves when no standing order is being carried out. */
  idle(): Promise<void>;
  /** Evicts unused matches. */
  tidy(most: number): void;
}

/** How other processes are told that something was said in a match. No match's name has a space. */
const TALK = 'talk ';

/** One to four seconds. */
const asIfByHand = (): number => 1_000 + Math.random() * 3_000;

const TRIES = 20;
const BUSY = refuse('too-busy', 'This match is too busy. Try again.');

/** Players and their bots are served first, however many spectators there are. */
const isPlay = (match: Match, command: Command): boolean =>
  command.do === 'answer-for-bot' || command.do === 'wake' || (command.do === 'act' && seatFor(match, command.seat, command.key).ok);

export const openRegistry = (parts: RegistryParts): Registry => {
  const { storage, fanout, rulesOf, notes, shared } = parts;
  const now = parts.now ?? Date.now;
  const { matches, at } = openLiveMatches({ storage, rulesOf, now, trouble: notes.trouble, loaded: (live) => orderBook.attend(live) });
  const forget = (id: string): void => {
    const live = matches.get(id);
    matches.delete(id);
    past.forget(id);
    for (const listener of live?.listeners ?? []) listener.end();
  };
  const drop = ({ id }: LiveMatch): boolean => matches.delete(id);
  const { catchUp, fresh, hear } = openStoreSync({ storage, rulesOf, shared, drop, trouble: notes.trouble });

  const past = openPast({ storage, rulesOf, slices: parts.slices });

  const firstLines = async ({ match, terms }: NewMatch, at: number): Promise<readonly Append[]> => {
    const first = await linesFrom(match, [{ kind: 'created', terms }], at, rulesOf, parts.slices?.());
    if (!first.ok) throw new Error(`A rematch can’t be opened: ${first.refusal.sentence}`);
    return first.value.lines;
  };

  const write = async (live: LiveMatch, { line, match, creates }: Extract<Verdict, { line: Line }>): Promise<boolean> => {
    try {
      const next = appendOf(live.match, line, match);
      return await storage.append(creates === undefined ? [next] : [next, ...(await firstLines(creates, line.at))]);
    } catch (error) {
      // If it was stored after all, listeners hear of it as soon as the store can be read again.
      hear(live);
      throw error;
    }
  };

  /** Moves on to what is stored now, and tells everyone. */
  const announce = (live: LiveMatch, matches: readonly Match[]): void => {
    const began = performance.now();
    for (const match of matches) {
      const ends = match.status === 'over' && live.match.status !== 'over';
      publishStep(live, match, lastStep(match));
      if (ends) notes.ended();
    }
    notes.fannedOut((performance.now() - began) / 1_000);
    fanout.tell(live.id);
    parts.onStep?.(live);
    orderBook.attend(live);
  };
  const orderBook = openOrderBook({
    ...{ storage, shared, now, fresh, trouble: notes.trouble, delay: parts.orderDelay ?? asIfByHand, wait: parts.wait },
    announce: (live, matches) => {
      notes.ordered(matches.length);
      announce(live, matches);
    },
  });

  const settle = async (live: LiveMatch, command: Command): Promise<Result<Done>> => {
    let looked = !shared;
    for (let tries = 0; tries < TRIES; tries++) {
      const trouble = live.stale ? await catchUp(live) : undefined;
      if (trouble !== undefined) return { ok: false, refusal: trouble };
      const verdict = decide(live.match, command, Math.max(now(), live.match.at));
      if (!verdict.ok) {
        // Another process may know the very line that this command answers.
        if (looked) return verdict;
        looked = true;
        live.stale = true;
        continue;
      }
      if ('done' in verdict.value) return accept({ seq: verdict.value.done, again: true, match: live.match });
      if ('nothing' in verdict.value) return accept({ seq: live.match.seq, again: true, match: live.match });
      // Until the store has answered, its contents are unknown.
      live.stale = true;
      if (!(await write(live, verdict.value))) continue;
      live.stale = false;
      announce(live, [verdict.value.match]);
      return accept({ seq: verdict.value.line.seq, again: false, match: verdict.value.match });
    }
    if (!(await isRemoved(live))) return BUSY;
    forget(live.id);
    return refuse('unknown-match', 'There is no such match.');
  };

  /** Whether another process has removed the match. */
  const isRemoved = async ({ id }: LiveMatch): Promise<boolean> => ((await storage.heads([id])).get(id) ?? -1) < 0;

  const eraseFor = async (live: LiveMatch, key: KeyHash): Promise<Result<Erased>> => {
    for (let tries = 0; tries < TRIES; tries++) {
      const read = await fresh(live);
      if (!read.ok) return read;
      const { id, match } = live;
      if (!hasPart(match, key)) return refuse('not-yours', 'You had no part in this match.');
      if (match.status !== 'over') return refuse('not-over', 'You can delete a match when it’s over. Resign or leave first.');
      const left = await storage.release(id, key);
      // Links that were never used hold the match as well, but no one will come to delete it.
      if (left.some((other) => hasPart(match, other))) return accept({ gone: false });
      // Someone may have joined on another device in the meantime.
      if ((await storage.remove(id, match.seq)) || (await isRemoved(live))) {
        forget(id);
        return accept({ gone: true });
      }
      live.stale = true;
    }
    return BUSY;
  };

  const guarded = async <Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> => {
    try {
      const result = await work();
      if (!result.ok) notes.refused(result.refusal.code);
      return result;
    } catch (error) {
      const refusal = failureOf(error);
      if (refusal === undefined) throw error;
      notes.refused(refusal.code);
      notes.trouble('the store failed', error);
      return { ok: false, refusal };
    }
  };

  const talkedHere = (id: string): void => {
    const live = matches.get(id);
    if (live !== undefined) tellOfTalk(live);
  };

  return {
    matches,
    look: (id) =>
      guarded(() =>
        at(id, async (live) => {
          if (!(shared || live.stale)) return accept(live);
          const read = await enqueue(live, () => fresh(live));
          return read.ok ? accept(live) : read;
        }),
      ),
    perform: (id, command, client) =>
      guarded(() =>
        at<Done>(id, (live) => {
          if (isOverloaded(live) && !isPlay(live.match, command)) return Promise.resolve(BUSY);
          if (client !== undefined && isPlay(live.match, command)) live.client = client;
          return enqueue(live, () => settle(live, command));
        }),
      ),
    ordersOf: (id, seat, key) => guarded(() => at(id, (live) => enqueue(live, () => orderBook.look(live, seat, key)))),
    order: (id, seat, key, wish) =>
      guarded(() => at(id, async (live) => (isOverloaded(live) ? BUSY : enqueue(live, () => orderBook.put(live, seat, key, wish))))),
    idle: orderBook.idle,
    create: (id, entries, client) =>
      guarded(async () => {
        const begun = await linesFrom(id, entries, now(), rulesOf, parts.slices?.());
        if (!begun.ok) return begun;
        if (!(await storage.append(begun.value.lines))) return refuse('match-exists', 'There’s already a match with this name.');
        // It may have been read already; then that copy stays in memory.
        const live = matches.get(id) ?? newLiveMatch(begun.value.match, now());
        matches.set(id, live);
        live.client ??= client;
        // Nobody had a chance to give orders, and if only this process writes, it hears of the first ones.
        if (!shared) live.ordered ??= false;
        parts.onStep?.(live);
        return accept(live.match);
      }),
    erase: (id, key) => guarded(() => at(id, (live) => enqueue(live, () => eraseFor(live, key)))),
    forget,
    history: (id, seq) => guarded(() => past.steps(id, seq)),
    lookBack: (id, seq) => guarded(() => past.lookBack(id, seq)),
    talked: (id) => {
      talkedHere(id);
      fanout.tell(`${TALK}${id}`);
    },
    onRemoteWrite: (id) => {
      if (id.startsWith(TALK)) return talkedHere(id.slice(TALK.length));
      const live = matches.get(id);
      if (live !== undefined) hear(live);
    },
    heardAnything: () => {
      for (const live of matches.values()) {
        hear(live);
        tellOfTalk(live);
      }
    },
    tidy: (most) => {
      for (const live of evictable(matches, most, now())) matches.delete(live.id);
    },
  };
};

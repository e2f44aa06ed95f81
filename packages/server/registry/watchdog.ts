import { BOT_GRACE } from '../match/absence.ts';
import { repeat } from '../repeat.ts';
import type { Storage } from '../storage/storage.ts';
import { type BotRunner, isPaused } from './bot-runner.ts';
import type { Rater } from './rater.ts';
import type { Registry } from './registry.ts';

export interface WatchdogParts {
  readonly registry: Registry;
  readonly storage: Storage;
  readonly players: BotRunner;
  /** Lets matches that are over count for the ratings. */
  readonly rater?: Rater;
  readonly shared: boolean;
  readonly tablesMax: number;
  readonly now?: () => number;
  /** Milliseconds between two rounds. */
  readonly every?: number | undefined;
  trouble(what: string, error: unknown): void;
}

/** Attends to matches that no one asks about: expired clocks, bots whose process has died, lost messages. */
export interface Watchdog {
  /** One round; called by the timer, or by a test. */
  round(): Promise<void>;
  close(): Promise<void>;
}

const EVERY = 500;
const DUE_MOST = 200;
/** Messages from other processes arrive immediately; what was lost is found on the next of these checks. */
const LOOK_EVERY = 4;
const TIDY_EVERY = 60;
/** A match without lines. */
const REMOVED = -1;

/** One round of attending, each time it's called. */
export const watchdogRounds = (parts: Omit<WatchdogParts, 'trouble'>): (() => Promise<void>) => {
  const { registry, storage, players, rater, shared, tablesMax, now = Date.now } = parts;
  /** Not worth asking again: they can't be read, or wait for someone to watch. */
  const skipped = new Set<string>();
  let rounds = 0;

  const wake = async (id: string): Promise<void> => {
    const woken = await registry.perform(id, { do: 'wake' });
    // A match that can't be read won't become readable by trying twice a second.
    if (!woken.ok && ['match-broken', 'match-diverged', 'rules-gone'].includes(woken.refusal.code)) skipped.add(id);
    const live = registry.matches.get(id);
    if (!woken.ok || live === undefined) return;
    rater?.attend(registry, live);
    if (isPaused(live)) skipped.add(id);
    else players.attend(registry, live);
  };

  /** Matches with listeners here that have continued or were removed elsewhere. */
  const lookAround = async (): Promise<void> => {
    const listened = [...registry.matches.values()].filter(({ listeners }) => listeners.size > 0);
    const heads = await storage.heads(listened.map(({ id }) => id));
    for (const { id, match } of listened) {
      const head = heads.get(id) ?? REMOVED;
      if (head <= REMOVED) registry.forget(id);
      else if (head > match.seq) registry.onRemoteWrite(id);
    }
  };

  /** Bots-only matches are never due: if the process that plays one has died, the next one with a spectator continues. */
  const takeOver = (before: number): void => {
    for (const live of registry.matches.values())
      if (live.listeners.size > 0 && live.match.asked.some(({ since }) => since < before)) players.watched(registry, live);
  };

  return async () => {
    rounds += 1;
    // A match stays due while its bot is thinking; however many of those there are, the others get their turn.
    const thinking = [...registry.matches.values()].filter((live) => live.thinking.size > 0).length;
    // At startup, bots of dead processes, perhaps this very one before, are started without waiting for their time to be up.
    const by = now() + (rounds === 1 ? BOT_GRACE : 0);
    const due = await storage.due(by, DUE_MOST + skipped.size + thinking);
    await Promise.all(due.filter((id) => !skipped.has(id)).map(wake));
    // Even where no other process plays, the operator's command may remove matches.
    if (rounds % (shared ? LOOK_EVERY : TIDY_EVERY) === 0) await lookAround();
    takeOver(now() - BOT_GRACE);
    if (rounds % TIDY_EVERY === 0 || registry.matches.size > tablesMax) registry.tidy(tablesMax);
  };
};

export const openWatchdog = ({ trouble, every = EVERY, ...parts }: WatchdogParts): Watchdog => {
  const round = watchdogRounds(parts);
  const { close } = repeat(round, every, (error) => trouble('attending to the matches failed', error));
  return { round, close };
};

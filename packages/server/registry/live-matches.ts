import { accept, type Result } from '@swordtable/kernel';
import { matchFrom } from '../match/fold.ts';
import type { RulesOf } from '../match/match.ts';
import type { Storage } from '../storage/storage.ts';
import { type LiveMatch, newLiveMatch } from './live-match.ts';

export interface LiveMatchesParts {
  readonly storage: Storage;
  readonly rulesOf: RulesOf;
  readonly now: () => number;
  trouble(what: string, error: unknown): void;
  /** Called with every match read from the store. */
  loaded(live: LiveMatch): void;
}

/** The matches in memory, each once; others are read on demand. */
export interface LiveMatches {
  readonly matches: Map<string, LiveMatch>;
  /** Works on a match. One that was evicted while it was being fetched isn't used: there may be another by now. */
  at<Value>(id: string, work: (live: LiveMatch) => Promise<Result<Value>>): Promise<Result<Value>>;
}

export const openLiveMatches = ({ storage, rulesOf, now, trouble, loaded }: LiveMatchesParts): LiveMatches => {
  const matches = new Map<string, LiveMatch>();
  const loading = new Map<string, Promise<Result<LiveMatch>>>();

  const load = async (id: string): Promise<Result<LiveMatch>> => {
    const match = matchFrom(id, await storage.read(id, -1), rulesOf);
    if (!match.ok) {
      if (match.refusal.code !== 'unknown-match') trouble(`match ${id} cannot be read: ${match.refusal.code}`, match.refusal);
      return match;
    }
    // A match that was created while it was being read is already there.
    const live = matches.get(id) ?? newLiveMatch(match.value, now());
    matches.set(id, live);
    loaded(live);
    return accept(live);
  };

  const fetched = (id: string): Promise<Result<LiveMatch>> => {
    const already = loading.get(id);
    if (already !== undefined) return already;
    const begun = load(id).finally(() => loading.delete(id));
    loading.set(id, begun);
    return begun;
  };

  const at: LiveMatches['at'] = (id, work) => {
    const live = matches.get(id);
    if (live === undefined) return later(id, work);
    live.used = now();
    return work(live);
  };

  const later: LiveMatches['at'] = async (id, work) => {
    const found = await fetched(id);
    return found.ok ? at(id, work) : found;
  };

  return { matches, at };
};

const IDLE = 5 * 60_000;

/** Matches that can be evicted: those unused for a while, and, if there are too many, the longest unused first. */
export const evictable = (matches: ReadonlyMap<string, LiveMatch>, most: number, now: number): readonly LiveMatch[] => {
  const isIdle = ({ listeners, waiting, thinking, attending }: LiveMatch): boolean =>
    listeners.size === 0 && waiting === 0 && thinking.size === 0 && attending === 0;
  const idle = [...matches.values()].filter(isIdle);
  const surplus = matches.size - most;
  return idle.sort((one, other) => one.used - other.used).filter(({ used }, index) => index < surplus || used <= now - IDLE);
};

import type { Result } from '@swordtable/kernel';
import type { RatingChanges } from '../api/match.ts';
import { isUnrated, type Match } from '../match/match.ts';
import type { LiveMatch } from './live-match.ts';
import type { Registry } from './registry.ts';

interface RaterParts {
  /** Changes the ratings; called again, it says how they have changed. */
  settle(match: Match): Promise<Result<RatingChanges>>;
  trouble(what: string, error: unknown): void;
}

/** Lets rated matches count as soon as they are over. What fails, or is cut short, is tried again by the watchdog of any process. */
export interface Rater {
  attend(registry: Pick<Registry, 'perform'>, live: LiveMatch): void;
  /** Resolves when none of that is in progress. */
  idle(): Promise<void>;
}

export const openRater = ({ settle, trouble }: RaterParts): Rater => {
  const settling = new Map<string, Promise<void>>();

  const rate = async (registry: Pick<Registry, 'perform'>, match: Match): Promise<void> => {
    // The ratings first: the line in the log says that they have changed.
    const settled = await settle(match);
    const done = settled.ok ? await registry.perform(match.id, { do: 'rate', ratings: settled.value }) : settled;
    if (!done.ok) trouble('rating a match failed', new Error(done.refusal.sentence));
  };

  return {
    attend: (registry, { id, match }) => {
      if (!isUnrated(match) || settling.has(id)) return;
      const work = rate(registry, match)
        .catch((error) => trouble('rating a match failed', error))
        .finally(() => settling.delete(id));
      settling.set(id, work);
    },
    idle: async () => void (await Promise.all(settling.values())),
  };
};

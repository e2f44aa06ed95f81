import type { Pace } from '@swordtable/server/api/seeks';
import { readStored, store } from '../../client/storage.ts';

/** What someone looks for, remembered for the next time. */
export interface Wishes {
  readonly games: readonly string[];
  readonly pace: Pace;
  readonly rated: boolean;
}

const KEY = 'swordtable.seek';

/** The stored wishes, checked, because anything may have written them; at first all games, live and casual. */
export const readWishes = (all: readonly string[]): Wishes => {
  const stored = readStored(KEY);
  const { games, pace, rated }: Readonly<Record<string, unknown>> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const chosen = Array.isArray(games) ? all.filter((game) => games.includes(game)) : [];
  return { games: chosen.length > 0 ? chosen : all, pace: pace === 'days' ? 'days' : 'live', rated: rated === true };
};

export const keepWishes = (wishes: Wishes): void => void store(KEY, wishes);

import type { Event } from '@swordtable/games/battlefields/events';
import type { TableState } from '../typed.ts';
import { placesOf } from './log.ts';

const CHANGES: readonly Event['what'][] = ['placed', 'scouted', 'withdrew', 'revealed', 'moved', 'laid', 'lifted'];

/** The sides of places where an event changed what lies there; a moved warrior changes two. */
export const spacesOf = (event: Event, { watcher }: Pick<TableState, 'watcher'>): readonly string[] => {
  if (!CHANGES.includes(event.what) || !('seat' in event)) return [];
  const part = event.seat === (watcher ?? 0) ? 'mine' : 'theirs';
  return placesOf(event).map((place) => `[data-place="${place}"][data-part="${part}"]`);
};

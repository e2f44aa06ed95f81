import type { Event } from '@swordtable/games/battlefields/events';

/** What a turn is spent on: a replay can jump from one to the next. Answers belong to the turn in which they are given. */
const TURNS: readonly Event['what'][] = ['phase', 'placed', 'revealed', 'passed', 'played'];

/** Whether a round begins with what was told, or a turn was taken. */
export const markIn = (events: readonly Event[]): 'round' | 'turn' | undefined => {
  if (events.some(({ what }) => what === 'round')) return 'round';
  return events.some(({ what }) => TURNS.includes(what)) ? 'turn' : undefined;
};

const ENDS: readonly Event['what'][] = ['round', 'phase', 'compared', 'nothingToCompare', 'won', 'over'];

/** Whose turn begins with an event; answers belong to the turn in which they are given. */
export const turnOf = (event: Event): number | null | undefined => {
  switch (event.what) {
    case 'placed':
    case 'revealed':
    case 'passed':
    case 'played':
      return event.seat;
    default:
      return ENDS.includes(event.what) ? null : undefined;
  }
};

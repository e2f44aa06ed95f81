import type { Event } from '@swordtable/games/battlefields/events';

/** What a turn is spent on: a replay can jump from one to the next. Answers belong to the turn in which they are given. */
const TURNS: readonly Event['what'][] = ['phase', 'placed', 'revealed', 'passed', 'played'];

/** Whether a round begins with what was told, or a turn was taken. */
export const markIn = (events: readonly Event[]): 'round' | 'turn' | undefined => {
  if (events.some(({ what }) => what === 'round')) return 'round';
  return events.some(({ what }) => TURNS.includes(what)) ? 'turn' : undefined;
};

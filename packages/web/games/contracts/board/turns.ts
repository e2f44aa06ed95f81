import type { Event } from '@swordtable/games/contracts/events';

/** Where something begins that all go on to: a replay can jump from one to the next. */
const TURNS: readonly Event['what'][] = ['turn', 'drafted', 'revealed', 'ranked', 'paid', 'scored'];
/** What belongs to a turn that began before it, or is done by everybody at the same time. */
const PLAYED: readonly Event['what'][] = ['kept', 'planned', 'ready', 'visited', 'quest', 'fulfilled', 'contributed', 'used', 'improved'];

/** Whether a round begins with what was told, or a turn or a phase, or something was done in one. */
export const markIn = (events: readonly Event[]): 'round' | 'turn' | 'played' | undefined => {
  if (events.some(({ what }) => what === 'round')) return 'round';
  if (events.some(({ what }) => TURNS.includes(what))) return 'turn';
  return events.some(({ what }) => PLAYED.includes(what)) ? 'played' : undefined;
};

const ENDS: readonly Event['what'][] = ['round', 'ranked', 'paid', 'cleaned', 'scored', 'over'];

/** Whose turn begins with an event. */
export const turnOf = (event: Event): number | null | undefined => {
  if (event.what === 'turn') return event.seat;
  return ENDS.includes(event.what) ? null : undefined;
};

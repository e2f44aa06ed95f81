import type { Event } from '@swordtable/games/swordcrafters/events';

/** What a turn is spent on: a replay can jump from one to the next. Crafting is one turn of everybody, which ends when swords are shown. */
const TURNS: readonly Event['what'][] = ['sliced', 'kept', 'took', 'crafted'];

/** Whether a round begins with what was told, or a turn was taken, or a step of crafting. */
export const markIn = (events: readonly Event[]): 'round' | 'turn' | 'played' | undefined => {
  if (events.some(({ what }) => what === 'round')) return 'round';
  if (events.some(({ what }) => TURNS.includes(what))) return 'turn';
  return events.some(({ what }) => what === 'built' || what === 'assigned') ? 'played' : undefined;
};

const ENDS: readonly Event['what'][] = ['round', 'returned', 'first', 'assigned', 'built', 'scored', 'over'];

/** Whose turn begins with an event. */
export const turnOf = (event: Event): number | null | undefined => {
  switch (event.what) {
    case 'sliced':
    case 'kept':
    case 'took':
    case 'crafted':
      return event.seat;
    default:
      return ENDS.includes(event.what) ? null : undefined;
  }
};

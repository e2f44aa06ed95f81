import type { Event } from '@swordtable/games/contracts/events';

/** What happens automatically between the last turn of a round and the next draft, and is worth telling. */
const TOLD: readonly Event['what'][] = ['ranked', 'gained', 'paid', 'left', 'levelled'];

/**
 * What the end of the last round brought, oldest first: from the last time that somebody passed to where the new round begins. Nothing in
 * the first round, and nothing once a card of the new one was kept.
 */
export const roundResult = (events: readonly Event[], seat: number): readonly Event[] => {
  const begins = events.findLastIndex(({ what }) => what === 'round');
  const round = events[begins];
  if (round?.what !== 'round' || round.round === 1) return [];
  if (events.slice(begins).some((event) => event.what === 'kept' && event.seat === seat)) return [];
  const passed = events.slice(0, begins).findLastIndex(({ what }) => what === 'passed');
  return events.slice(passed + 1, begins).filter(({ what }) => TOLD.includes(what));
};

import type { Event } from '@swordtable/games/swordcrafters/events';
import { standing } from '@swordtable/server/match/standing';
import type { Happening } from '../typed.ts';

type Took = Extract<Event, { readonly what: 'took' }>;

/** Who took which group in this round, so that the empty places of the grid can tell it. */
export const takersIn = (steps: readonly Happening[]): readonly Took[] => {
  const events = standing(steps).flatMap((step) => step.events);
  const from = events.findLastIndex(({ what }) => what === 'round');
  return events.slice(from + 1).filter((event): event is Took => event.what === 'took');
};

import type { Event } from '@swordtable/games/swordcrafters/events';
import { seen } from '@swordtable/games/swordcrafters/view/view';
import type { Happening } from '../../../client/table.ts';

/** A step as those know it who may know the least: what is being built is nobody else's business. */
export const openly = (step: Happening): Happening => ({
  ...step,
  // The step is told by Swordcrafters, so its events are of it.
  events: (step.events as readonly Event[]).flatMap((event) => seen(event, undefined) ?? []),
});

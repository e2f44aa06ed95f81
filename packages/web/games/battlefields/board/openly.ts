import type { Event } from '@swordtable/games/battlefields/events';
import { seen } from '@swordtable/games/battlefields/view/view';
import type { Happening } from '../../../client/table.ts';

/** A step as those know it who may know the least: what was drawn, taken or placed face down has no name. */
export const openly = (step: Happening): Happening => ({
  ...step,
  // The step is told by Battlefields, so its events are of it.
  events: (step.events as readonly Event[]).map((event) => seen(event, undefined)),
});

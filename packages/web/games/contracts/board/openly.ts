import type { Event } from '@swordtable/games/contracts/events';
import { seen } from '@swordtable/games/contracts/view/view';
import type { Happening } from '../../../client/table.ts';

/** A step as those know it who may know the least: which cards went into a hand and what somebody plans is nobody else's business. */
export const openly = (step: Happening): Happening => ({
  ...step,
  // The step is told by Sellswords: Contracts, so its events are of it.
  events: (step.events as readonly Event[]).flatMap((event) => seen(event, undefined) ?? []),
});

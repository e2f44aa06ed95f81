import type { Event } from '@swordtable/games/tile-battle/events';
import { seen } from '@swordtable/games/tile-battle/view/view';
import type { Happening } from '../../../client/table.ts';

/** A step as those know it who may know the least: what one player has looked at or put under the deck is left out. */
export const openly = (step: Happening): Happening => ({
  ...step,
  // The step is told by a tile battle, so its events are of one.
  events: (step.events as readonly Event[]).flatMap((event) => seen(event, undefined) ?? []),
});

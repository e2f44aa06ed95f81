import type { Event } from '@swordtable/games/swordcrafters/events';

/** How long each event of Swordcrafters is in view before the next, in milliseconds. */
const PAUSES: Partial<Readonly<Record<Event['what'], number>>> = {
  sliced: 450,
  kept: 450,
  took: 500,
  crafted: 700,
  scored: 700,
};

export const swordPauses = (event: Event): number => PAUSES[event.what] ?? 0;

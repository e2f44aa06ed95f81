import type { Event } from '@swordtable/games/contracts/events';

/** How long each event of Contracts is in view before the next, in milliseconds. */
const PAUSES: Partial<Readonly<Record<Event['what'], number>>> = {
  revealed: 400,
  visited: 400,
  quest: 500,
  recruited: 400,
  bought: 400,
  fulfilled: 600,
  reserved: 400,
  contributed: 400,
  improved: 300,
  campLevel: 500,
  passed: 400,
  paid: 300,
  left: 400,
  levelled: 300,
  scored: 500,
};

export const contractPauses = (event: Event): number => PAUSES[event.what] ?? 0;

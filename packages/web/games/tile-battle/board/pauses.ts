import type { Event } from '@swordtable/games/tile-battle/events';

/** How long each event of a tile battle is in view before the next, in milliseconds. */
const PAUSES: Partial<Readonly<Record<Event['what'], number>>> = {
  drafted: 250,
  placed: 300,
  compared: 420,
  flipped: 280,
  spared: 280,
  replaced: 280,
  swapped: 400,
  moved: 400,
  turned: 300,
  copied: 300,
  removed: 250,
  lines: 1_400,
  points: 350,
};

export const tilePauses = (event: Event): number => PAUSES[event.what] ?? 0;

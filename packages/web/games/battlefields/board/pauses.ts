import type { Event } from '@swordtable/games/battlefields/events';

/** How long each event of Battlefields is in view before the next, in milliseconds. */
const PAUSES: Partial<Readonly<Record<Event['what'], number>>> = {
  placed: 300,
  played: 600,
  answered: 600,
  withdrew: 600,
  revealed: 450,
  scouted: 450,
  moved: 450,
  laid: 350,
  lifted: 500,
  compared: 1_300,
  won: 700,
  ares: 700,
};

export const battlePauses = (event: Event): number => PAUSES[event.what] ?? 0;

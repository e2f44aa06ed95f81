import type { Event } from '@swordtable/games/swordcrafters/events';
import { smithClass } from './smiths.tsx';

/** The player whose tiles or sword an event changed. */
export const spacesOf = (event: Event): readonly string[] =>
  event.what === 'took' || event.what === 'crafted' ? [`.smith.${smithClass(event.seat)}`] : [];

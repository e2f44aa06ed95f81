import type { Event } from '@swordtable/games/tile-battle/events';
import { TERRAIN } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';

/** How many turns a round has, and the how-manieth it is. */
export const turnIn = ({
  fresh,
  toPlace,
  placed,
}: Pick<View, 'fresh' | 'toPlace' | 'placed'>): { readonly turn: number; readonly all: number } => {
  const all = fresh.length + toPlace[0] + toPlace[1];
  // A turn is not over when its tile lies: its ability and its battle belong to it.
  return { turn: placed === TERRAIN ? Math.min(all, fresh.length + 1) : fresh.length, all };
};

/** Whether a turn or a round begins with what was told. The first turn of a round is played without being told. */
export const markIn = (events: readonly Event[]): 'round' | 'turn' | 'played' | undefined => {
  const told = events.map(({ what }) => what);
  return (['round', 'turn'] as const).find((what) => told.includes(what)) ?? (told.includes('placed') ? 'played' : undefined);
};

const ENDS: readonly Event['what'][] = ['round', 'lines', 'over'];

/** Whose turn begins with an event. That the first turn of a round begins is not told, but its tile is placed. */
export const turnOf = (event: Event): number | null | undefined => {
  if (event.what === 'turn' || event.what === 'placed') return event.seat;
  return ENDS.includes(event.what) ? null : undefined;
};

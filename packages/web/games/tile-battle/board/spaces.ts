import type { Event } from '@swordtable/games/tile-battle/events';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';

const tilesIn = (event: Event): readonly Tile[] => {
  switch (event.what) {
    case 'placed':
    case 'flipped':
    case 'moved':
    case 'turned':
    case 'rewritten':
      return [event.tile];
    case 'swapped':
      return event.tiles;
    default:
      return [];
  }
};

/** The cells of the tiles that an event placed, flipped, moved, or rotated, where they are now. */
export const spacesOf = (event: Event, { view: { board } }: { readonly view: Pick<View, 'board'> }): readonly string[] => {
  const tiles = tilesIn(event);
  return board.flatMap(({ tile, cell }) => (tiles.includes(tile) ? [`[data-cell="${cell}"]`] : []));
};

import type { Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import { useRef } from 'react';
import { builtNow, type TilePosition } from '../built-now.ts';

/** Where the last tile came onto a sword since it was looked at before; nowhere if it is another sword, or something was taken back. */
export const landedOn = (before: Sword, now: Sword): TilePosition | undefined => {
  const isSame =
    before.guards.join() === now.guards.join() &&
    before.sides.every((tiles, side) => tiles.every((tile, level) => now.sides[side]?.[level] === tile));
  return isSame ? builtNow(before, now).at(-1) : undefined;
};

/** The tile that came onto the sword last, while the sword is looked at: where it landed is shown for a moment. */
export const useLanding = (sword: Sword): TilePosition | undefined => {
  const known = useRef<{ readonly sword: Sword; readonly place: TilePosition | undefined }>({ sword, place: undefined });
  if (known.current.sword !== sword) known.current = { sword, place: landedOn(known.current.sword, sword) };
  return known.current.place;
};

import type { Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import { useRef } from 'react';
import { builtNow, type TilePosition } from '../built-now.ts';

/** Where the last tile landed on a sword since the last view of it; nowhere if it is another sword, or something was undone. */
export const landedOn = (before: Sword, now: Sword): TilePosition | undefined => {
  const isSame =
    before.guards.join() === now.guards.join() &&
    before.sides.every((tiles, side) => tiles.every((tile, level) => now.sides[side]?.[level] === tile));
  return isSame ? builtNow(before, now).at(-1) : undefined;
};

/** The tile that came onto the sword last, while the sword is in view: where it landed is shown briefly. */
export const useLanding = (sword: Sword): TilePosition | undefined => {
  const known = useRef<{ readonly sword: Sword; readonly place: TilePosition | undefined }>({ sword, place: undefined });
  if (known.current.sword !== sword) known.current = { sword, place: landedOn(known.current.sword, sword) };
  return known.current.place;
};

import type { Side, Sword } from '@swordtable/games/swordcrafters/pieces/sword';

export interface TilePosition {
  readonly side: Side;
  readonly level: number;
}

/** The tiles of a sword that were not there before: what was built in this round. */
export const builtNow = (before: Sword, now: Sword): readonly TilePosition[] =>
  now.sides.flatMap((tiles, side) => {
    const from = before.sides[side]?.length ?? 0;
    return tiles.slice(from).map((_, above) => ({ side, level: from + above }));
  });

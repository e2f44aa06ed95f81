import { type Group, hasForge, tilesIn } from '@swordtable/games/swordcrafters/pieces/grid';
import type { Cell, Tile } from '@swordtable/games/swordcrafters/pieces/pieces';
import { SIDES, type Sword, topOf } from '@swordtable/games/swordcrafters/pieces/sword';

/** What a group of tiles would bring. */
export interface Worth {
  readonly tiles: readonly Tile[];
  readonly forge: boolean;
  /** How many of its gems match the top of a side; each side counts once. Nothing without a sword. */
  readonly fits: number | undefined;
}

const fitting = (tiles: readonly Tile[], sword: Sword): number => {
  const left = [...tiles];
  return SIDES.filter((side) => {
    const top = topOf(sword, side);
    const at = top === 'blank' ? -1 : left.indexOf(top);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
};

/** What a group is worth to the owner of these swords: of two swords, for the one it fits better. */
export const worthOf = (grid: readonly Cell[], group: Group, swords: readonly Sword[]): Worth => {
  const tiles = tilesIn(grid, group);
  const fits = swords.length === 0 ? undefined : Math.max(...swords.map((sword) => fitting(tiles, sword)));
  return { tiles, forge: hasForge(grid, group), fits };
};

import type { Tile } from '@swordtable/games/tile-battle/tile';

/** Which tile the panel is about: the one under the pointer, unless a click has pinned one. */
export interface Inspection {
  readonly hovered?: Tile | undefined;
  readonly pinned?: Tile | undefined;
}

export const inspectedIn = ({ hovered, pinned }: Inspection): Tile | undefined => pinned ?? hovered;
export const hover = (inspection: Inspection, hovered: Tile | undefined): Inspection => ({ ...inspection, hovered });
/** Pins a tile, or lets go of it where it is pinned already. */
export const pin = (inspection: Inspection, tile: Tile): Inspection => ({
  ...inspection,
  pinned: inspection.pinned === tile ? undefined : tile,
});
export const release = (inspection: Inspection): Inspection => ({ ...inspection, pinned: undefined });

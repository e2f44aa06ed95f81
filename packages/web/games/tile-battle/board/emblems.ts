import { printedTile } from '@swordtable/games/tile-battle/catalog';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import type { IconName } from '../../../kit/icons/icon.tsx';

/** The icon of a hero. Tests see to it that there is one for every hero of the catalog. */
export const heroIcon = (tile: Tile): IconName => {
  const { edition, id } = printedTile(tile);
  return `${edition}/${id}` as IconName;
};

/** The icon of a terrain by its id. */
export const terrainIcon = (id: string): IconName => `terrain/${id}` as IconName;

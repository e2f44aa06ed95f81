import { tileName } from '../catalog.ts';
import { HEROES, TERRAINS } from '../hero/roster.ts';
import { NO_TERRAIN } from '../hero/terrain.ts';
import { TERRAIN } from '../tile.ts';
import { HIDDEN } from '../view/view.ts';
import type { TileTexts } from './texts.ts';

/** The names and texts of heroes and terrains, in English. */
export const names: Pick<TileTexts, 'name' | 'ability' | 'text' | 'terrain'> = {
  name: (tile) => (tile === HIDDEN ? 'a tile' : tileName(tile)),
  ability: (tile) => (tile > TERRAIN ? (HEROES[tile]?.ability ?? '') : ''),
  text: (tile) => (tile > TERRAIN ? (HEROES[tile]?.text ?? '') : ''),
  terrain: (id) => TERRAINS.find((each) => each.id === id) ?? NO_TERRAIN,
};

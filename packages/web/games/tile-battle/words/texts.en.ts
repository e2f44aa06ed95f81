import { tileName } from '@swordtable/games/tile-battle/catalog';
import { HEROES, TERRAINS } from '@swordtable/games/tile-battle/hero/roster';
import { NO_TERRAIN } from '@swordtable/games/tile-battle/hero/terrain';
import { turnsInWords, words } from '@swordtable/games/tile-battle/text/words';
import { TERRAIN } from '@swordtable/games/tile-battle/tile';
import { HIDDEN } from '@swordtable/games/tile-battle/view/view';
import { sentenceIn } from './telling.en.ts';
import type { TerrainText, TileTexts } from './texts.ts';

const terrain = (id: string): TerrainText => TERRAINS.find((each) => each.id === id) ?? NO_TERRAIN;

/** The games speak English already; only who is spoken to is the page's own. */
export const en: TileTexts = {
  name: (tile) => (tile === HIDDEN ? 'a tile' : tileName(tile)),
  ability: (tile) => (tile > TERRAIN ? (HEROES[tile]?.ability ?? '') : ''),
  text: (tile) => (tile > TERRAIN ? (HEROES[tile]?.text ?? '') : ''),
  terrain,
  sentence: sentenceIn((id) => terrain(id).name),
  action: words.action,
  prompt: words.prompt,
  turnsInWords,
};

import { tileName } from '@swordtable/games/tile-battle/catalog';
import { TERRAINS } from '@swordtable/games/tile-battle/hero/roster';
import { NO_TERRAIN } from '@swordtable/games/tile-battle/hero/terrain';
import type { TerrainText } from '@swordtable/games/tile-battle/text/texts';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import { HIDDEN } from '@swordtable/games/tile-battle/view/view';
import { GAME_TEXTS } from '../../../kit/words/game-texts.ts';
import { asgardHeroes } from './heroes-asgard.de.ts';
import { olympusHeroes } from './heroes-olympus.de.ts';

/** What the abilities of the terrains are called. Their names and texts stand among the options that a match is set up with. */
const TERRAIN_ABILITIES: Readonly<Record<string, string>> = {
  'Seat of the Gods': 'Sitz der Götter',
  'Hall of Pillars': 'Säulenhalle',
  'Ferryman’s Toll': 'Lohn des Fährmanns',
  'Cruel Gift': 'Grausames Geschenk',
  'Safe Haven': 'Sicherer Hafen',
  'End of Days': 'Ende der Tage',
  'World Tree': 'Weltenbaum',
  'Mist World': 'Nebelwelt',
};

const GERMAN: Readonly<Record<string, string>> = { ...GAME_TEXTS.de, ...TERRAIN_ABILITIES, ...olympusHeroes, ...asgardHeroes };

/** What the games say in English, in German; what is not known here, or was changed there, stays English and fails the tests. */
export const inGerman = (text: string): string => GERMAN[text] ?? text;

export const nameOf = (tile: Tile): string =>
  tile === TERRAIN ? 'das Gelände' : tile === HIDDEN ? 'ein Plättchen' : inGerman(tileName(tile));

export const terrainText = (id: string): TerrainText => {
  const { name, ability, text } = TERRAINS.find((each) => each.id === id) ?? NO_TERRAIN;
  return { name: inGerman(name), ability: inGerman(ability), text: inGerman(text) };
};

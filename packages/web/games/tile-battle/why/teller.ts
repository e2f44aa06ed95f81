import { HEROES, terrainOf } from '@swordtable/games/tile-battle/hero/roster';
import type { State } from '@swordtable/games/tile-battle/state';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import type { Seats } from '../../../kit/words/seats.ts';
import type { TileWords } from '../words/en.ts';
import type { TileTexts } from '../words/texts.ts';
import type { TileWhyWords } from './words/en.ts';

/** What explanations are made from: what is seen, the same as a board that the rules can be asked about, and words. */
export interface Teller {
  readonly view: View;
  readonly rules: State;
  readonly seats: Seats;
  readonly texts: TileTexts;
  readonly tileWords: TileWords;
  readonly words: TileWhyWords;
}

export const COLOURS = ['red', 'blue'] as const;

export const nameBy = ({ view, texts }: Pick<Teller, 'view' | 'texts'>, tile: Tile): string =>
  tile === TERRAIN ? texts.terrain(view.setting.terrain).name : texts.name(tile);

/** A hero or the terrain with what its text says. */
export const textBy = (teller: Teller, tile: Tile): string => {
  const { view, texts, words } = teller;
  return words.says(nameBy(teller, tile), tile === TERRAIN ? texts.terrain(view.setting.terrain).text : texts.text(tile));
};

/** The rulings that settle what a hero or the terrain does. */
export const rulingsOf = ({ view }: Teller, tile: Tile): readonly string[] =>
  (tile === TERRAIN ? terrainOf(view.setting) : HEROES[tile])?.rulings ?? [];

export const listed = (teller: Teller, tiles: readonly Tile[]): string => tiles.map((tile) => nameBy(teller, tile)).join(', ');

export const playerBy = ({ seats, words }: Teller, seat: number): string => (seats(seat).isReader ? words.you : seats(seat).name);

/** More rules than this nobody follows; the nearest come first. */
const MOST_RULES = 5;

export const rulesOf = (...lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())].slice(0, MOST_RULES);
export const once = (...lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];

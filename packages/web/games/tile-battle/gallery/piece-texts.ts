import { tileNamed } from '@swordtable/games/tile-battle/catalog';
import { en } from '@swordtable/games/tile-battle/text/en';
import type { TileTexts } from '@swordtable/games/tile-battle/text/texts';
import type { Language } from '../../../kit/words/language.ts';
import { de } from '../words/texts.de.ts';

const TEXTS: Readonly<Record<Language, TileTexts>> = { en, de };

/** What is printed on a tile, in one language. */
export interface PieceText {
  readonly name: string;
  readonly ability: string;
  readonly text: string;
}

/** The text of a hero or a terrain by its id. */
export const pieceText = (language: Language, id: string): PieceText => {
  const { name, ability, text, terrain } = TEXTS[language];
  const tile = tileNamed(id);
  return tile === undefined ? terrain(id) : { name: name(tile), ability: ability(tile), text: text(tile) };
};

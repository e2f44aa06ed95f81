import { PIECES as OURS } from '@swordtable/games/swordcrafters/pieces/catalog';
import {
  FACES,
  type Face,
  GEMS,
  type Gem,
  type Magic,
  type MagicCard,
  type SoloCard,
  TILES,
  type Tile,
} from '@swordtable/games/swordcrafters/pieces/pieces';
import { en } from '@swordtable/games/swordcrafters/text/english';
import type { SwordTexts } from '@swordtable/games/swordcrafters/text/texts';
import type { PieceText } from '../../../kit/rules/book.ts';
import type { Language } from '../../../kit/words/language.ts';
import { de } from '../words/texts.de.ts';

const TEXTS: Readonly<Record<Language, SwordTexts>> = { en, de };

/** A piece of the game, by what it is. */
export type Kind =
  | { readonly tile: Tile }
  | { readonly guard: Gem }
  | { readonly forge: true }
  | { readonly card: MagicCard; readonly number: number; readonly face: Face }
  | { readonly solo: SoloCard };

/** The id of a face's page, after what it counts. */
export const magicId = ({ method, gems }: Magic): string => [method, ...gems].join('-');
const tileId = (tile: Tile): string => `${tile}-tile`;
const guardId = (gem: Gem): string => `${gem}-guard`;
const soloId = ({ name }: SoloCard): string => `smith-${name.toLowerCase()}`;

/** Every piece once, by the id of its page; both faces of a magic card have their own. */
export const PIECES: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...OURS.magic.flatMap((card, index) =>
    FACES.map((face): readonly [string, Kind] => [magicId(card[face]), { card, number: index + 1, face }]),
  ),
  ...TILES.map((tile): readonly [string, Kind] => [tileId(tile), { tile }]),
  ...GEMS.map((guard): readonly [string, Kind] => [guardId(guard), { guard }]),
  ['forge', { forge: true }],
  ...OURS.solo.map((solo): readonly [string, Kind] => [soloId(solo), { solo }]),
]);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const textOf = (texts: SwordTexts, kind: Kind): Omit<PieceText, 'id'> => {
  if ('tile' in kind) return { name: capital(texts.tileName(kind.tile)), title: texts.tileTitle, text: texts.tileText(kind.tile) };
  if ('guard' in kind) return { name: texts.guard(kind.guard), title: texts.guardTitle, text: texts.guardText };
  if ('forge' in kind) return texts.forge;
  if ('solo' in kind) return { name: texts.smith(kind.solo), title: texts.soloTitle, text: texts.soloText(kind.solo) };
  const magic = kind.card[kind.face];
  return {
    name: texts.magicTitle(magic),
    title: `${texts.method(magic.method)}, ${texts.face(kind.face).toLowerCase()}`,
    text: texts.magicText(magic),
  };
};

/** The texts of all pieces, in one language. */
export const pieceTexts = (language: Language): readonly PieceText[] =>
  [...PIECES].map(([id, kind]) => ({ id, ...textOf(TEXTS[language], kind) }));

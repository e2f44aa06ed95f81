import { PIECES as OURS } from '@swordtable/games/swordcrafters/pieces/catalog';
import { FACES, GEMS, type Gem as GemName, METHODS } from '@swordtable/games/swordcrafters/pieces/pieces';
import { en } from '@swordtable/games/swordcrafters/text/english';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Facet, GallerySection, Piece } from '../../../kit/gallery/pieces.ts';
import { de as galleryDe } from '../../../kit/gallery/words/de.ts';
import { en as galleryEn } from '../../../kit/gallery/words/en.ts';
import type { PieceText } from '../../../kit/rules/book.ts';
import type { Language } from '../../../kit/words/language.ts';
import { Gem } from '../board/gem.tsx';
import { de } from '../words/texts.de.ts';
import { MagicFace } from './magic-card.tsx';
import { type Kind, PIECES, pieceTexts } from './piece-texts.ts';
import { GuardPlate, TilePlate } from './plates.tsx';
import { SoloFace } from './solo-face.tsx';
import './pieces.css';

const TEXTS = { en, de };
const GALLERY = { en: galleryEn, de: galleryDe };

/** The rulings are long: they come with the first page of a single piece. */
const PieceAbout = lazy(async () => ({ default: (await import('./about.tsx')).PieceAbout }));

const markOf =
  (gem: GemName): ComponentType =>
  () => <Gem tile={gem} />;
const MARKS = Object.fromEntries(GEMS.map((gem) => [gem, markOf(gem)])) as Readonly<Record<GemName, ComponentType>>;

/** What of a piece depends on what kind of piece it is. */
type Own = Pick<Piece, 'spoken' | 'facets' | 'measures' | 'Draw'> & Partial<Pick<Piece, 'icon' | 'Mark'>>;

const plate = (drawn: ReactNode): ComponentType => {
  const Plate = () => <div className="gallery-plate">{drawn}</div>;
  return Plate;
};
const card = (drawn: ReactNode): ComponentType => {
  const Card = () => <div className="gallery-sword-card">{drawn}</div>;
  return Card;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ownOf = (language: Language, kind: Kind): Own => {
  const texts = TEXTS[language];
  if ('forge' in kind)
    return {
      spoken: '',
      facets: { what: 'tile' },
      measures: { pieces: 1 },
      icon: 'swordcrafters/forge',
      Draw: plate(<TilePlate tile="forge" />),
    };
  if ('tile' in kind)
    return {
      spoken: '',
      facets: { what: 'tile', ...(kind.tile === 'blank' ? {} : { gem: kind.tile }) },
      measures: { pieces: OURS.tiles[kind.tile] },
      Draw: plate(<TilePlate tile={kind.tile} />),
    };
  if ('guard' in kind)
    return {
      spoken: '',
      facets: { what: 'guard', gem: kind.guard },
      measures: { pieces: OURS.guards.filter((gem) => gem === kind.guard).length },
      Draw: plate(<GuardPlate gem={kind.guard} />),
    };
  if ('solo' in kind)
    return {
      spoken: GEMS.map((gem) => texts.counted(kind.solo.gems[gem], gem)).join(', '),
      facets: { what: 'solo' },
      measures: { tiles: kind.solo.length },
      icon: 'swordcrafters/solo',
      Draw: card(<SoloFace card={kind.solo} />),
    };
  const magic = kind.card[kind.face];
  return {
    spoken: '',
    facets: { what: 'magic', method: magic.method, face: kind.face, gem: magic.gems },
    measures: { first: magic.points[0] ?? 0 },
    icon: 'swordcrafters/magic',
    Draw: card(<MagicFace magic={magic} face={kind.face} />),
  };
};

const pieceOf =
  (language: Language) =>
  ({ id, name, title, text }: PieceText): Piece => ({
    id,
    game: 'swordcrafters',
    name,
    title,
    text,
    ...ownOf(language, PIECES.get(id) ?? { forge: true }),
  });

const facetsIn = (language: Language): readonly Facet[] => {
  const words = GALLERY[language].swords;
  const texts = TEXTS[language];
  return [
    {
      id: 'what',
      name: words.what,
      values: [
        { value: 'tile', name: words.tile },
        { value: 'guard', name: words.guard },
        { value: 'magic', name: words.magic },
        { value: 'solo', name: words.solo },
      ],
    },
    { id: 'method', name: words.method, values: METHODS.map((method) => ({ value: method, name: texts.method(method) })) },
    { id: 'face', name: words.face, values: FACES.map((face) => ({ value: face, name: texts.face(face) })) },
    { id: 'gem', name: words.gem, values: GEMS.map((gem) => ({ value: gem, name: capital(texts.gem(gem)), Mark: MARKS[gem] })) },
  ];
};

/** Every magic card with both its faces, every kind of tile and guard, the forge, and every solo card. */
export const swordSection = (language: Language): GallerySection => {
  const words = GALLERY[language].swords;
  return {
    pieces: pieceTexts(language).map(pieceOf(language)),
    facets: facetsIn(language),
    orders: [
      { id: 'first', name: words.firstPlace, told: words.firstPlaceIs },
      { id: 'pieces', name: words.pieces, told: words.piecesAre },
      { id: 'tiles', name: words.tiles, told: words.tilesAre },
    ],
    About: PieceAbout,
    doors: [{ href: '/rules/swordcrafters', text: words.rules }],
  };
};

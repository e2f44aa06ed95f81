import { ASGARD_TERRAINS } from '@swordtable/games/tile-battle/asgard/terrain/index';
import { CATALOG, EDITIONS, type PrintedTile } from '@swordtable/games/tile-battle/catalog';
import { KINDS, type Kind } from '@swordtable/games/tile-battle/hero/hero';
import { HEROES } from '@swordtable/games/tile-battle/hero/roster';
import type { Terrain } from '@swordtable/games/tile-battle/hero/terrain';
import { OLYMPUS_TERRAINS } from '@swordtable/games/tile-battle/olympus/terrain/index';
import { type ComponentType, lazy } from 'react';
import type { GallerySection, Piece } from '../../../kit/gallery/pieces.ts';
import { de as galleryDe } from '../../../kit/gallery/words/de.ts';
import { en as galleryEn } from '../../../kit/gallery/words/en.ts';
import type { Language } from '../../../kit/words/language.ts';
import { heroIcon, terrainIcon } from '../board/emblems.ts';
import { Sign } from '../board/signs.tsx';
import { TerrainTile, Tile } from '../board/tile.tsx';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { pieceText } from './piece-texts.ts';

const WORDS = { en, de };
const GALLERY = { en: galleryEn, de: galleryDe };
const NOBODY = -1;

/** The rulings are long: they come with the first page of a single tile. */
const TileAbout = lazy(async () => ({ default: (await import('./tile-about.tsx')).TileAbout }));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const markOf =
  (kind: Kind): ComponentType =>
  () => <Sign name={kind} />;
const MARKS = Object.fromEntries(KINDS.map((kind) => [kind, markOf(kind)])) as Readonly<Record<Kind, ComponentType>>;

const heroPiece = (language: Language, { tile, edition, id, numbers }: PrintedTile): Piece => {
  const words = WORDS[language];
  const kind = HEROES[tile]?.kind ?? 'continuous';
  const { name, ability, text } = pieceText(language, id);
  const sides = numbers.map((number, side) => words.sideNumber(side, number, undefined));
  return {
    id,
    game: edition,
    name,
    title: ability,
    text,
    spoken: [...sides, words.kind(kind)].join(', '),
    facets: { what: 'hero', kind },
    measures: { sum: numbers.reduce((sum, number) => sum + number, 0), highest: Math.max(...numbers) },
    icon: heroIcon(tile),
    Draw: () => <Tile face={{ tile, owner: NOBODY, printed: numbers, numbers }} />,
    Mark: MARKS[kind],
  };
};

const terrainPiece = (language: Language, game: string, { id, kind }: Terrain): Piece => {
  const { name, ability, text } = pieceText(language, id);
  return {
    id,
    game,
    name,
    title: ability,
    text,
    spoken: `${GALLERY[language].tiles.isTerrain}, ${WORDS[language].kind(kind)}`,
    facets: { what: 'terrain', kind },
    measures: {},
    icon: terrainIcon(id),
    Draw: () => <TerrainTile id={id} name={name} />,
    Mark: MARKS[kind],
  };
};

const TERRAINS_OF = { olympus: OLYMPUS_TERRAINS, asgard: ASGARD_TERRAINS } as const;

/** Every hero and every terrain of both editions. */
export const tileSection = (language: Language): GallerySection => {
  const words = WORDS[language];
  const { tiles } = GALLERY[language];
  return {
    pieces: [
      ...CATALOG.map((printed) => heroPiece(language, printed)),
      ...EDITIONS.flatMap((edition) => TERRAINS_OF[edition].map((terrain) => terrainPiece(language, edition, terrain))),
    ],
    facets: [
      {
        id: 'what',
        name: tiles.what,
        values: [
          { value: 'hero', name: tiles.hero },
          { value: 'terrain', name: tiles.terrain },
        ],
      },
      {
        id: 'kind',
        name: tiles.kind,
        values: KINDS.map((kind) => ({ value: kind, name: capital(words.kind(kind)), Mark: MARKS[kind] })),
      },
    ],
    orders: [
      { id: 'sum', name: tiles.sum, told: tiles.sumIs },
      { id: 'highest', name: tiles.highest, told: tiles.highestIs },
    ],
    About: TileAbout,
    doors: [
      { href: '/rules/olympus', text: tiles.rules },
      { href: '/numbers', text: tiles.yourNumbers },
    ],
  };
};

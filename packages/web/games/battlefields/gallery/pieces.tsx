import { ACTIONS, COLORS, type Color } from '@swordtable/games/battlefields/cards/cards';
import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import { en } from '@swordtable/games/battlefields/text/en';
import { type ComponentType, lazy } from 'react';
import type { Facet, GallerySection, Piece } from '../../../kit/gallery/pieces.ts';
import { de as galleryDe } from '../../../kit/gallery/words/de.ts';
import { en as galleryEn } from '../../../kit/gallery/words/en.ts';
import type { IconName } from '../../../kit/icons/icon.tsx';
import type { PieceText } from '../../../kit/rules/book.ts';
import type { Language } from '../../../kit/words/language.ts';
import { AresCard } from '../board/ares-card.tsx';
import { ActionFace, WarriorCard } from '../board/card.tsx';
import { cardIcon, landIcon } from '../board/emblems.ts';
import { ColorSign, LandCard } from '../board/land.tsx';
import { de } from '../words/texts.de.ts';
import { type Kind, PIECES, pieceTexts } from './piece-texts.ts';
import './pieces.css';

const TEXTS = { en, de };
const GALLERY = { en: galleryEn, de: galleryDe };
/** Cards hang in the colors of the first player. */
const RED = 0;

/** The rulings are long: they come with the first page of a single card. */
const CardAbout = lazy(async () => ({ default: (await import('./card-about.tsx')).CardAbout }));

const markOf =
  (color: Color): ComponentType =>
  () => <ColorSign color={color} />;
const MARKS = Object.fromEntries(COLORS.map((color) => [color, markOf(color)])) as Readonly<Record<Color, ComponentType>>;

/** What of a piece depends on what kind of card it is. */
type Own = Pick<Piece, 'facets' | 'measures' | 'icon' | 'Draw'> & Partial<Pick<Piece, 'Mark'>>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const countIn = <Card,>(cards: readonly Card[], card: Card): number => cards.filter((each) => each === card).length;

const WHEN = {
  ...Object.fromEntries(ACTIONS.map((action) => [action, 'battle'])),
  rally: 'placement',
  scout: 'either',
  raid: 'either',
} as Readonly<Record<string, string>>;

const ownOf = (kind: Kind): Own => {
  if ('warrior' in kind)
    return {
      facets: { what: 'warrior' },
      measures: { count: countIn(CARDS.warriors, kind.warrior) },
      icon: cardIcon(kind.warrior),
      Draw: () => (
        <div className="gallery-card">
          <WarriorCard seat={RED} warrior={kind.warrior} beats={CARDS.beats} />
        </div>
      ),
    };
  if ('action' in kind)
    return {
      facets: { what: 'action', when: WHEN[kind.action] ?? 'battle' },
      measures: { count: countIn(CARDS.actions, kind.action) },
      icon: cardIcon(kind.action),
      Draw: () => (
        <div className="gallery-card">
          <ActionFace seat={RED} card={kind.action} />
        </div>
      ),
    };
  if ('ares' in kind)
    return {
      facets: { what: 'fate' },
      measures: { value: 1, count: CARDS.ares },
      icon: 'battlefields/ares' satisfies IconName,
      Draw: () => (
        <div className="gallery-card">
          <AresCard />
        </div>
      ),
    };
  const land = CARDS.lands[kind.land];
  const color = land?.colour ?? 'any';
  return {
    facets: { what: 'fate', colour: color },
    measures: { value: land?.value ?? 0, count: 1 },
    icon: landIcon(land ?? { kind: '' }),
    Draw: () => (
      <div className="gallery-land">
        <LandCard cards={CARDS} land={kind.land} />
      </div>
    ),
    Mark: MARKS[color],
  };
};

const pieceOf = ({ id, name, title, text }: PieceText): Piece => ({
  id,
  game: 'battlefields',
  name,
  title,
  text,
  spoken: '',
  ...ownOf(PIECES.get(id) ?? { ares: true }),
});

const facetsIn = (language: Language): readonly Facet[] => {
  const words = GALLERY[language].cards;
  return [
    {
      id: 'what',
      name: words.what,
      values: [
        { value: 'warrior', name: words.warrior },
        { value: 'action', name: words.action },
        { value: 'fate', name: words.fate },
      ],
    },
    {
      id: 'when',
      name: words.when,
      values: [
        { value: 'placement', name: words.placement },
        { value: 'battle', name: words.battle },
        { value: 'either', name: words.either },
      ],
    },
    {
      id: 'colour',
      name: words.color,
      values: COLORS.map((color) => ({ value: color, name: capital(TEXTS[language].color(color)), Mark: MARKS[color] })),
    },
  ];
};

/** Every warrior, action and land, and Ares. */
export const battleSection = (language: Language): GallerySection => {
  const words = GALLERY[language].cards;
  return {
    pieces: pieceTexts(language).map(pieceOf),
    facets: facetsIn(language),
    orders: [
      { id: 'value', name: words.value, told: words.valueIs },
      { id: 'count', name: words.count, told: words.countIs },
    ],
    About: CardAbout,
    doors: [{ href: '/rules/battlefields', text: words.rules }],
  };
};

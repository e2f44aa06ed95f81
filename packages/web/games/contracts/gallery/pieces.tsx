import { TOKENS, type Token } from '@swordtable/games/contracts/cards/attributes';
import type { Card } from '@swordtable/games/contracts/cards/catalog';
import { ARCS, CLASSES, DOMAINS, SLOTS } from '@swordtable/games/contracts/cards/terms';
import { type ComponentType, lazy } from 'react';
import type { Facet, GallerySection, Piece } from '../../../kit/gallery/pieces.ts';
import { de as galleryDe } from '../../../kit/gallery/words/de.ts';
import { en as galleryEn } from '../../../kit/gallery/words/en.ts';
import { Icon, type IconName } from '../../../kit/icons/icon.tsx';
import type { PieceText } from '../../../kit/rules/book.ts';
import type { Language } from '../../../kit/words/language.ts';
import { emblemOf } from '../board/emblem.tsx';
import { facetsOf, facetsOfTrack, measuresOf, WHAT } from './facets.ts';
import { type Kind, PIECES, pieceTexts, TEXTS } from './piece-texts.ts';
import { ShownCard, ShownTrack, TRACK_SIGNS } from './shown-card.tsx';
import './pieces.css';

const GALLERY = { en: galleryEn, de: galleryDe };

/** The rulings are long: they come with the first page of a single card. */
const PieceAbout = lazy(async () => ({ default: (await import('./about.tsx')).PieceAbout }));

/** Components have to stay the same from one drawing to the next, so that each is made once. */
const DRAWN: ReadonlyMap<string, ComponentType> = new Map(
  [...PIECES].map(([id, kind]): readonly [string, ComponentType] => [
    id,
    () => (
      <div className="gallery-contract-card">{'card' in kind ? <ShownCard card={kind.card} /> : <ShownTrack track={kind.track} />}</div>
    ),
  ]),
);

const signed =
  (name: IconName): ComponentType =>
  () => <Icon name={name} />;
const MARKS: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  [...CLASSES, ...DOMAINS, ...SLOTS, ...ARCS, ...TOKENS].map((sign) => [sign, signed(`sign/${sign}`)]),
);

/** The sorts of cards, in the order of a game. */
const SORTS: readonly Card['is'][] = [
  ...(['companion', 'legendary', 'leader', 'thug', 'equipment', 'item', 'rare', 'setBonus', 'skill'] as const),
  ...(['basic', 'followUp', 'common', 'location', 'quest'] as const),
];

const Nothing = (): null => null;

const ownOf = (language: Language, kind: Kind): Omit<Piece, keyof PieceText | 'game' | 'Draw'> => {
  if ('track' in kind) return { spoken: '', facets: facetsOfTrack(kind.track), measures: {}, icon: TRACK_SIGNS[kind.track] };
  const { facts, rows, flavor } = TEXTS[language];
  const said = facts(kind.card).map(([label, value]) => `${label}: ${value}`);
  return {
    // The first of its numbers is in its text.
    spoken: said.slice(1).join(', '),
    more: [...said, ...rows(kind.card).slice(1).flat(), flavor(kind.card)].join(' '),
    facets: facetsOf(kind.card),
    measures: measuresOf(kind.card),
    icon: emblemOf(kind.card),
  };
};

const pieceOf =
  (language: Language) =>
  (text: PieceText): Piece => ({
    ...text,
    game: 'contracts',
    Draw: DRAWN.get(text.id) ?? Nothing,
    ...ownOf(language, PIECES.get(text.id) ?? { track: 'strength' }),
  });

const facetsIn = (language: Language): readonly Facet[] => {
  const words = GALLERY[language].contracts;
  const { terms } = TEXTS[language];
  const asked = <Value extends string>(
    id: string,
    name: string,
    values: readonly Value[],
    names: Readonly<Record<Value, string>>,
  ): Facet => ({
    id,
    name,
    values: values.map((value) => {
      const Mark = MARKS[value];
      return { value, name: names[value], ...(Mark === undefined ? {} : { Mark }) };
    }),
  });
  return [
    asked('what', words.what, WHAT, words.whats),
    asked('sort', words.sort, [...SORTS, 'track'], { ...terms.sorts, track: words.tracks }),
    asked('class', words.class, CLASSES, terms.class),
    asked<Token>('attribute', words.attribute, TOKENS, terms.token),
    { ...asked('slot', words.slot, SLOTS, terms.slot), after: 'what' },
    { ...asked('domain', words.domain, DOMAINS, terms.domain), after: 'what' },
    { ...asked('arc', words.arc, ARCS, terms.arc), after: 'what' },
  ];
};

/** Every card of the game, and the tracks of the camp. */
export const contractsSection = (language: Language): GallerySection => {
  const words = GALLERY[language].contracts;
  return {
    pieces: pieceTexts(language).map(pieceOf(language)),
    facets: facetsIn(language),
    orders: [
      { id: 'fame', name: words.fame, told: words.fameIs },
      { id: 'salary', name: words.salary, told: words.salaryIs },
      { id: 'price', name: words.price, told: words.priceIs },
      { id: 'level', name: words.level, told: words.levelIs },
    ],
    About: PieceAbout,
    doors: [{ href: '/rules/contracts', text: words.rules }],
  };
};

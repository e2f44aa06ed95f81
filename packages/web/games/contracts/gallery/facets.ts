import { type BASICS, TOKENS, type Token } from '@swordtable/games/contracts/cards/attributes';
import { asEquipment, type Card, cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import type { Gain } from '@swordtable/games/contracts/effects/effect';
import type { Piece } from '../../../kit/gallery/pieces.ts';

/** The sorts of cards in a few words, so that the first question has few answers. */
export const WHAT = ['person', 'gear', 'skill', 'contract', 'place'] as const;
type What = (typeof WHAT)[number];

const WHAT_IS: Readonly<Record<Card['is'], What>> = {
  companion: 'person',
  legendary: 'person',
  leader: 'person',
  thug: 'person',
  equipment: 'gear',
  item: 'gear',
  rare: 'gear',
  setBonus: 'gear',
  skill: 'skill',
  basic: 'contract',
  followUp: 'contract',
  common: 'contract',
  quest: 'place',
  location: 'place',
};

/** Every attribute that a card gives or takes. */
const attributesOf = (card: Card): readonly Token[] => {
  const named = new Set<string>([
    ...('base' in card ? Object.keys(card.base) : []),
    ...('gives' in card ? Object.keys(card.gives ?? {}) : []),
    ...('needs' in card ? Object.keys(card.needs) : []),
    ...('attributes' in card ? card.attributes : []),
    ...('arc' in card ? Object.keys(card.bonus?.needs ?? {}) : []),
  ]);
  return TOKENS.filter((token) => named.has(token));
};

const domainsOf = (id: CardId, card: Card): readonly string[] =>
  card.is === 'setBonus' ? [card.domain] : (asEquipment(id)?.domains ?? []);

/** Only questions that a card has an answer to are asked of it. */
const answered = (facets: Readonly<Record<string, readonly string[]>>): Piece['facets'] =>
  Object.fromEntries(Object.entries(facets).filter(([, values]) => values.length > 0));

export const facetsOf = (id: CardId): Piece['facets'] => {
  const card = cardOf(id);
  const worn = asEquipment(id);
  return answered({
    what: [WHAT_IS[card.is]],
    sort: [card.is],
    class: 'classes' in card ? (card.classes ?? []) : [],
    attribute: attributesOf(card),
    slot: worn === undefined ? [] : [worn.slot],
    domain: domainsOf(id, card),
    arc: 'arc' in card ? [card.arc] : [],
  });
};

/** Camp tracks are listed with the places. */
export const facetsOfTrack = (track: (typeof BASICS)[number]): Piece['facets'] => ({ what: 'place', sort: 'track', attribute: track });

const fameIn = (gains: readonly Gain[]): number => gains.reduce((sum, { fame = 0 }) => sum + fame, 0);

/** What cards can be sorted by. */
export const measuresOf = (id: CardId): Piece['measures'] => {
  const card = cardOf(id);
  return {
    ...('salary' in card ? { salary: card.salary, fame: card.fame } : {}),
    ...('arc' in card ? { fame: fameIn(card.reward) } : {}),
    ...('fee' in card ? { price: card.fee } : {}),
    ...('price' in card ? { price: card.price } : {}),
    ...('level' in card ? { level: card.level } : {}),
  };
};

import { TOKENS, type Tokens } from '../cards/attributes.ts';
import { asEquipment, type Card, cardOf } from '../cards/catalog.ts';
import type { CardId } from '../cards/terms.ts';
import type { Phrases } from './phrases.ts';
import type { Terms } from './terms.ts';

/** A fact printed on a card next to its sentences: its label and its value. */
export type Fact = readonly [label: string, value: string];

/** What sort of card it is, and what is to be known of its sort. */
export const titleOf = (id: CardId, terms: Terms): string => {
  const card = cardOf(id);
  const worn = asEquipment(id);
  const more = ((): readonly string[] => {
    if (worn !== undefined) return [terms.slot[worn.slot], terms.kind[worn.kind]];
    if ('ability' in card) return card.classes.map((each) => terms.class[each]);
    if ('arc' in card) return [`${terms.arc[card.arc]} ${card.level}`];
    if (card.is === 'skill') return [terms.level(card.level)];
    return card.is === 'setBonus' ? [terms.domain[card.domain]] : [];
  })();
  // The slot says that it is equipment.
  const sort = card.is === 'equipment' ? [] : [terms.sort[card.is]];
  return [...sort, ...(more.length > 0 ? [more.join(', ')] : [])].join(' · ');
};

const givenBy = (card: Card): Tokens => {
  if ('base' in card) return card.base;
  return 'gives' in card ? (card.gives ?? {}) : {};
};

/** Who alone may use it; of companions the classes are their own. */
const restriction = (card: Card, terms: Terms): readonly Fact[] => {
  if (card.is === 'common' || 'ability' in card || !('classes' in card) || card.classes === undefined) return [];
  return [[terms.facts.onlyFor, card.classes.map((each) => terms.classes[each]).join(', ')]];
};

const pay = (card: Card, terms: Terms, phrases: Phrases): readonly Fact[] => {
  if (card.is === 'leader' || card.is === 'thug') return [[terms.salary, terms.unpaid]];
  if ('price' in card) return [[terms.facts.price, phrases.gold(card.price)]];
  if (!('salary' in card)) return [];
  const fee: readonly Fact[] = card.is === 'legendary' ? [[terms.facts.fee, phrases.gold(card.fee)]] : [];
  return [...fee, [terms.salary, String(card.salary)], [terms.facts.payFame, String(card.fame)]];
};

/** The numbers and marks of a card. */
export const factsOf = (id: CardId, terms: Terms, phrases: Phrases): readonly Fact[] => {
  const card = cardOf(id);
  const given = givenBy(card);
  const tokens = TOKENS.flatMap((token) => (given[token] === undefined ? [] : [phrases.tokens(token, given[token])]));
  const worn = asEquipment(id);
  return [
    ...(tokens.length > 0 ? [[terms.facts.attributes, phrases.list(tokens)] as const] : []),
    ...(worn?.domains === undefined ? [] : [[terms.facts.domains, worn.domains.map((each) => terms.domain[each]).join(', ')] as const]),
    ...restriction(card, terms),
    ...pay(card, terms, phrases),
  ];
};

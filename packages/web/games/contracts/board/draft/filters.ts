import { ADVANCED, BASICS, type Basic, EXPERTS, PARTS, type Token } from '@swordtable/games/contracts/cards/attributes';
import { type Card, cardOf, ENCOUNTER_SORTS } from '@swordtable/games/contracts/cards/catalog';
import type { CardId, Class, Domain } from '@swordtable/games/contracts/cards/terms';
import { doingsOf } from '@swordtable/games/contracts/text/card-text';

export type Sort = (typeof ENCOUNTER_SORTS)[number];

export const ORDERS = ['dealt', 'sort', 'cost'] as const;
export type Order = (typeof ORDERS)[number];

/** What somebody is looking for. Within a group any one will do, where nothing is named everything does; all groups must agree. */
export interface Filter {
  readonly sorts: readonly Sort[];
  readonly classes: readonly Class[];
  readonly attributes: readonly Basic[];
  readonly domains: readonly Domain[];
  /** Only what somebody of the party could use. */
  readonly fits: boolean;
}

export const EVERYTHING: Filter = { sorts: [], classes: [], attributes: [], domains: [], fits: false };

export const isEverything = ({ sorts, classes, attributes, domains, fits }: Filter): boolean =>
  sorts.length + classes.length + attributes.length + domains.length === 0 && !fits;

/** With a thing that was not there, or without one that was. */
export const toggled = <Thing>(things: readonly Thing[], thing: Thing): readonly Thing[] =>
  things.includes(thing) ? things.filter((each) => each !== thing) : [...things, thing];

const EXPERT_TOKENS: readonly Token[] = EXPERTS;

/** The types of attribute that a token is good for: an expert one has two, and a wild one has all. */
const typesOf = (token: Token): readonly Basic[] => {
  const basic = BASICS.filter((type, at) => token === type || token === ADVANCED[at]);
  if (basic.length > 0) return basic;
  const expert = EXPERT_TOKENS.indexOf(token);
  return expert < 0 ? BASICS : (PARTS[expert] ?? []).flatMap((at) => BASICS[at] ?? []);
};

/** The types of attribute that a card gives: printed on it, or by what it does at any level. */
const attributesOn = (card: Card): readonly Basic[] => {
  const printed = 'gives' in card ? card.gives : 'base' in card ? card.base : undefined;
  const gained = doingsOf(card).flatMap(({ effects = [] }) => effects.flatMap(({ gain }) => gain.flatMap(({ tokens }) => tokens ?? [])));
  // What is named in a table of tokens is a token.
  const tokens = [printed ?? {}, ...gained].flatMap((each) => Object.keys(each) as Token[]);
  return tokens.flatMap(typesOf);
};

/** The classes that could use a card; of a companion those that it has. Items belong to the party and to no class. */
const isForClass = (card: Card, wanted: readonly Class[]): boolean => {
  if (card.is === 'item') return false;
  const classes = 'classes' in card ? card.classes : undefined;
  return classes === undefined || classes.length === 0 || classes.some((each) => wanted.includes(each));
};

const isAny = <Thing>(wanted: readonly Thing[], found: readonly Thing[]): boolean =>
  wanted.length === 0 || found.some((each) => wanted.includes(each));

/** Whether a card is what somebody looks for; `fits` says whether the party could use it. */
export const matches = (id: CardId, filter: Filter, fits: (id: CardId) => boolean): boolean => {
  const card = cardOf(id);
  return (
    isAny<Card['is']>(filter.sorts, [card.is]) &&
    (filter.classes.length === 0 || isForClass(card, filter.classes)) &&
    isAny(filter.attributes, attributesOn(card)) &&
    isAny(filter.domains, ('domains' in card ? card.domains : undefined) ?? []) &&
    (!filter.fits || fits(id))
  );
};

/** What having it takes: salary tokens of a companion, levels of a skill. Anything else is there for nothing. */
const costOf = (id: CardId): number => {
  const card = cardOf(id);
  if ('salary' in card) return card.salary;
  return card.is === 'skill' ? card.level : 0;
};

const IN_ORDER: readonly Card['is'][] = ENCOUNTER_SORTS;
const placeOf = (id: CardId): number => IN_ORDER.indexOf(cardOf(id).is);

/** Cards in an order; those that are alike stay as they were dealt. */
export const ordered = (cards: readonly CardId[], order: Order): readonly CardId[] => {
  if (order === 'dealt') return cards;
  const rank = order === 'sort' ? placeOf : costOf;
  return cards.toSorted((one, other) => rank(one) - rank(other));
};

import type {
  Common,
  Companion,
  Contract,
  Doing,
  Equipment,
  Item,
  Leader,
  Legendary,
  Location,
  Quest,
  Rare,
  SetBonus,
  Skill,
} from './card.ts';
import { idOf } from './card.ts';
import { COMMONS } from './commons.ts';
import { COMPANIONS } from './companions.ts';
import { BASIC_CONTRACTS, FOLLOW_UP_CONTRACTS } from './contracts.ts';
import { EQUIPMENT } from './equipment.ts';
import { ITEMS } from './items.ts';
import { LEADERS, THUG } from './leaders.ts';
import { LEGENDARIES } from './legendaries.ts';
import { LOCATIONS } from './locations.ts';
import { QUESTS } from './quests.ts';
import { RARES } from './rares.ts';
import { SET_BONUSES } from './set-bonuses.ts';
import { SKILLS } from './skills.ts';
import type { CardId } from './terms.ts';

/** Every card by its id, with what it is. */
export type Card =
  | ({ readonly is: 'companion' } & Companion)
  | ({ readonly is: 'legendary' } & Legendary)
  | ({ readonly is: 'leader' } & Leader)
  | ({ readonly is: 'thug' } & Leader)
  | ({ readonly is: 'equipment' } & Equipment)
  | ({ readonly is: 'skill' } & Skill)
  | ({ readonly is: 'item' } & Item)
  | ({ readonly is: 'rare' } & Rare)
  | ({ readonly is: 'basic' } & Contract)
  | ({ readonly is: 'followUp' } & Contract)
  | ({ readonly is: 'common' } & Common)
  | ({ readonly is: 'quest' } & Quest)
  | ({ readonly is: 'setBonus' } & SetBonus)
  | ({ readonly is: 'location' } & Location);

const TABLES: readonly Card[] = [
  ...COMPANIONS.map((card): Card => ({ is: 'companion', ...card })),
  ...LEGENDARIES.map((card): Card => ({ is: 'legendary', ...card })),
  ...LEADERS.map((card): Card => ({ is: 'leader', ...card })),
  { is: 'thug', ...THUG },
  ...EQUIPMENT.map((card): Card => ({ is: 'equipment', ...card })),
  ...SKILLS.map((card): Card => ({ is: 'skill', ...card })),
  ...ITEMS.map((card): Card => ({ is: 'item', ...card })),
  ...RARES.map((card): Card => ({ is: 'rare', ...card })),
  ...BASIC_CONTRACTS.map((card): Card => ({ is: 'basic', ...card })),
  ...FOLLOW_UP_CONTRACTS.map((card): Card => ({ is: 'followUp', ...card })),
  ...COMMONS.map((card): Card => ({ is: 'common', ...card })),
  ...QUESTS.map((card): Card => ({ is: 'quest', ...card })),
  ...SET_BONUSES.map((card): Card => ({ is: 'setBonus', ...card })),
  ...LOCATIONS.map((card): Card => ({ is: 'location', ...card })),
];

const LISTED = TABLES.map((card) => [idOf(card.name), card] as const);
export const CARDS: ReadonlyMap<CardId, Card> = new Map(LISTED);

/** Cards as older versions of the rules had them, under ids of their own. Empty until a match of such a version is shown. */
const PRINTINGS = new Map<CardId, Card>();

/** Keeps a card as a version of the rules had it; returns its id, such as `squire@1`. */
export const addPrinting = (id: CardId, version: string, card: Card): CardId => {
  const printing = `${id}@${version}`;
  PRINTINGS.set(printing, card);
  return printing;
};

/** The id that all printings of a card have in common. */
export const originalId = (id: CardId): CardId => id.replace(/@.*$/, '');

/** A card, or an older printing of one; undefined if there is none. */
export const findCard = (id: CardId): Card | undefined => CARDS.get(id) ?? PRINTINGS.get(id);

export const cardOf = (id: CardId): Card => {
  const card = findCard(id);
  if (card === undefined) throw new Error(`There is no card called ${id}.`);
  return card;
};

/** The ids of all cards of some sorts, in the order of their tables. */
export const idsOf = (...sorts: readonly Card['is'][]): readonly CardId[] =>
  sorts.length === 1 ? (IDS.get(sorts[0] as Card['is']) ?? []) : LISTED.filter(([, card]) => sorts.includes(card.is)).map(([id]) => id);

const IDS = new Map<Card['is'], CardId[]>();
for (const [id, { is }] of LISTED) {
  const ids = IDS.get(is);
  if (ids === undefined) IDS.set(is, [id]);
  else ids.push(id);
}

/** A card of a known sort; throws if it is of another. */
export const cardAs = <Is extends Card['is']>(id: CardId, ...sorts: readonly Is[]): Extract<Card, { is: Is }> => {
  const card = cardOf(id);
  if (!(sorts as readonly string[]).includes(card.is)) throw new Error(`${id} is a card of another sort: ${card.is}.`);
  return card as Extract<Card, { is: Is }>;
};

/** A basic or a follow-up contract. */
export const contractOf = (id: CardId) => cardAs(id, 'basic', 'followUp');

/** What is worn, whether it comes from the encounter deck or from the Smith. */
export const asEquipment = (id: CardId): Equipment | undefined => {
  const known = WEARABLE.get(id);
  return known === undefined ? equipmentIn(cardOf(id)) : (known ?? undefined);
};

const equipmentIn = (card: Card): Equipment | undefined =>
  card.is === 'equipment' || (card.is === 'rare' && 'slot' in card) ? card : undefined;

/** Looked up: it is asked of every card that anybody could take, and no two cards have the same facets. */
const WEARABLE: ReadonlyMap<CardId, Equipment | null> = new Map(LISTED.map(([id, card]) => [id, equipmentIn(card) ?? null]));

/** Nothing at all, for cards that do nothing. */
export const IDLE: Doing = {};

/** The sorts of cards that lie in the encounter deck, and go to its discards when their time is over. */
export const ENCOUNTER_SORTS = ['companion', 'equipment', 'skill', 'item'] as const satisfies readonly Card['is'][];
const IN_ENCOUNTER_DECK: readonly Card['is'][] = ENCOUNTER_SORTS;

export const isOfEncounterDeck = (id: CardId): boolean => IN_ENCOUNTER_DECK.includes(cardOf(id).is);

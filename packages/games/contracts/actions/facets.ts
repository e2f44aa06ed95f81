import type { Json } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import { BASICS } from '../cards/attributes.ts';
import { CARDS } from '../cards/catalog.ts';
import { FIELDS, SPOTS } from '../kingdom.ts';
import { COMMONS } from './work.ts';

/** What answers are made of. */
type Facet<Whole = Action> = Whole extends unknown ? keyof Whole : never;
type Check = (facet: Json) => boolean;

const isCard: Check = (facet) => typeof facet === 'string' && CARDS.has(facet);
const isCount: Check = (facet) => typeof facet === 'number' && Number.isInteger(facet) && facet >= 0;
const isYes: Check = (facet) => facet === true;
const isOneOf =
  (count: number): Check =>
  (facet) =>
    isCount(facet) && Number(facet) < count;

/** What each facet can be; a new one that is missing here does not compile. */
const FACETS: Readonly<Record<Facet, Check>> = {
  ...{ keep: isCard, leader: isCard, add: isCard, discard: isCard, equip: isCard, unequip: isCard, recruit: isCard, buy: isCard },
  ...{ fulfil: isCard, use: isCard, choose: isCard, to: isCard, by: isCard, join: isCard, leave: isCard, dismiss: isCard },
  ...{ done: isYes, back: isYes, more: isYes, reequip: isYes, none: isYes, pass: isYes, end: isYes },
  ...{ visit: isOneOf(SPOTS.length), quest: isOneOf(FIELDS), work: isOneOf(COMMONS.length) },
  ...{ effect: isCount, contribute: isCount },
  of: (facet) => facet === null || isCard(facet),
  for: (facet) => facet === 'gold' || facet === 'luck',
  improve: (facet) => BASICS.some((track) => track === facet),
  bonus: (facet) => typeof facet === 'boolean',
  pay: (facet) => typeof facet === 'object' && facet !== null && !Array.isArray(facet),
};

const CHECKS: ReadonlyMap<string, Check> = new Map(Object.entries(FACETS));

/** Whether an answer with these facets is conceivable: every facet is one that answers have, and names what is in the game. */
export const couldAnswer = (facets: Readonly<Record<string, Json>>): boolean =>
  Object.entries(facets).every(([name, facet]) => CHECKS.get(name)?.(facet) === true);

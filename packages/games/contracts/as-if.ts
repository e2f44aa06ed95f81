import type { Plain, Seat } from '@swordtable/kernel';
import { BASICS } from './attributes.ts';
import { CARDS } from './catalog.ts';
import { FIELDS, SPOTS } from './kingdom.ts';
import { changeParty, clone, partyAt, type State } from './state.ts';
import { COMMONS } from './working.ts';

/** A turn is imagined in the contract phase only, and for those who have not passed: of all other phases nobody knows what they bring. */
export const asIf = (s: State, seat: Seat): State | undefined => {
  if (s.phase !== 'contract' || partyAt(s, seat).passed) return undefined;
  const state = clone(s);
  state.active = seat;
  state.turns = Math.max(1, s.turns);
  // Whatever is under way elsewhere is left out: when the turn really comes, it will be over.
  state.agenda = [{ do: 'nextTurn' }, { ask: 'turn', acted: false, not: [] }];
  changeParty(state, seat, { fresh: [] });
  return state;
};

type Check = (facet: Plain) => boolean;

const isCard: Check = (facet) => typeof facet === 'string' && CARDS.has(facet);
const isCount: Check = (facet) => typeof facet === 'number' && Number.isInteger(facet) && facet >= 0;
const isYes: Check = (facet) => facet === true;
const oneOf =
  (count: number): Check =>
  (facet) =>
    isCount(facet) && Number(facet) < count;

const FACETS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ...['keep', 'leader', 'add', 'discard', 'equip', 'unequip', 'recruit', 'buy', 'fulfil', 'use', 'choose'].map((name): [string, Check] => [
    name,
    isCard,
  ]),
  ...['to', 'by', 'join', 'dismiss'].map((name): [string, Check] => [name, isCard]),
  ...['done', 'back', 'reequip', 'none', 'pass', 'end'].map((name): [string, Check] => [name, isYes]),
  ['of', (facet) => facet === null || isCard(facet)],
  ['for', (facet) => facet === 'gold' || facet === 'luck'],
  ['visit', oneOf(SPOTS.length)],
  ['quest', oneOf(FIELDS)],
  ['work', oneOf(COMMONS.length)],
  ['improve', (facet) => BASICS.some((track) => track === facet)],
  ['effect', isCount],
  ['contribute', isCount],
  ['bonus', (facet) => typeof facet === 'boolean'],
  ['pay', (facet) => typeof facet === 'object' && facet !== null && !Array.isArray(facet)],
]);

/** Whether an answer with these facets is conceivable: every facet is one that answers have, and names what is in the game. */
export const couldAnswer = (facets: Readonly<Record<string, Plain>>): boolean =>
  Object.entries(facets).every(([name, facet]) => FACETS.get(name)?.(facet) === true);

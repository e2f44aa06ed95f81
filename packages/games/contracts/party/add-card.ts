import type { Action } from '../action.ts';
import { asEquipment, cardOf } from '../cards/catalog.ts';
import type { CardId, CompanionId, Sets } from '../cards/terms.ts';
import { handedTo, withoutInHand, withSalaries } from './equip.ts';
import { attributesOf, COMPANIONS_MAX, newFellow } from './party.ts';
import { changedFellow, draftOf, type Party } from './party-state.ts';
import { forTakers, type Taker } from './taking.ts';

/** Lists how a card from the hand can be added: to the party, or directly to one of these companions. */
export const listAdding = (options: Action[], party: Party, card: CardId, takers: readonly Taker[]): void => {
  const { is } = cardOf(card);
  if (is === 'companion' && party.fellows.length >= COMPANIONS_MAX) return;
  options.push({ add: card });
  if (is === 'companion' || is === 'item') return;
  forTakers(takers, card, (to) => options.push({ add: card, to }));
};

/** A companion joins with its meeple, its attributes, and its salary tokens: what is gained in the contract phase can be used immediately (C-27). */
export const withReady = (party: Party, card: CardId, sets: Sets): Party => {
  const fellow = newFellow(card);
  const after = draftOf(party);
  after.fellows = [...party.fellows, changedFellow(fellow, { pool: attributesOf(fellow), ready: true })];
  return withSalaries(after, sets);
};

/** Adds a card without giving it to anybody. */
const added = (party: Party, card: CardId, sets: Sets, isReady: boolean): Party => {
  const { is } = cardOf(card);
  const rest = withoutInHand(party, card);
  if (is !== 'companion') return isReady ? withOwned(rest, card, sets) : owning(rest, card);
  if (isReady) return withReady(rest, card, sets);
  rest.fellows = [...rest.fellows, newFellow(card)];
  return rest;
};

/** Something that is no companion comes to the party in the contract phase; it may say what others want to be paid. */
export const withOwned = (party: Party, card: CardId, sets: Sets): Party => withSalaries(owning(party, card), sets);

/** Worn things and skills wait for somebody, items are there for all. */
const owning = (party: Party, card: CardId): Party => {
  const after = draftOf(party);
  const waits = asEquipment(card) !== undefined || cardOf(card).is === 'skill';
  if (waits) after.spare = [...party.spare, card];
  else after.items = [...party.items, card];
  return after;
};

const handed = (party: Party, card: CardId, to: CompanionId, sets: Sets, isReady: boolean): Party => {
  const after = handedTo(party, card, to, isReady);
  return isReady ? withSalaries(after, sets) : after;
};

/** Adds a card as an answer says. */
export const addedAs = (party: Party, action: Extract<Action, { add: CardId }>, sets: Sets, isReady: boolean): Party =>
  'to' in action ? handed(party, action.add, action.to, sets, isReady) : added(party, action.add, sets, isReady);

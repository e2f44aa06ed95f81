import type { Action } from '../action.ts';
import { isWithin, minus, plus } from '../cards/attributes.ts';
import type { Doing } from '../cards/card.ts';
import { asEquipment, cardAs, IDLE } from '../cards/catalog.ts';
import type { CardId, CompanionId, Domain, Sets, Slot } from '../cards/terms.ts';
import { memoizedByFellow } from './memoize.ts';
import { givenBy, setsOn, wornBy } from './party.ts';
import { type Draft, draftOf, type Fellow, fellowOf, type OpenParty, type Party, withFellow } from './party-state.ts';
import { salaryOf } from './salary.ts';
import { forTakers, type Taker } from './taking.ts';

/** Lists what waits in the party and somebody could take. */
export const listEquipping = (options: Action[], { spare }: Party, takers: readonly Taker[]): void => {
  for (const card of spare) forTakers(takers, card, (to) => options.push({ equip: card, to }));
};

/** Whether something gives attributes in the Preparation Step: taken off later in the round it would leave them behind. */
const givesAttributes = ({ effects = [] }: Doing): boolean =>
  effects.some(({ when, gain }) => when === 'prepare' && gain.some(({ tokens }) => tokens !== undefined));

/** Domains whose set bonus a companion has used in this round: their pieces stay on, or somebody else could use the bonus again. */
const domainsUsed = ({ used }: Party, fellow: Fellow, sets: Sets): readonly Domain[] =>
  setsOn(fellow, sets)
    .filter((card) => givesAttributes(cardAs(card, 'setBonus')) || used.some((use) => use.startsWith(`${fellow.card}:${card}:`)))
    .map((card) => cardAs(card, 'setBonus').domain);

/** In the contract phase nothing comes off that is spent or used, and every piece once (C-46). */
const isBound = (party: Party, fellow: Fellow, card: CardId, sets: Sets): boolean =>
  party.loosened.includes(card) ||
  !isWithin(givenBy(card), fellow.pool) ||
  givesAttributes(asEquipment(card) ?? IDLE) ||
  domainsUsed(party, fellow, sets).some((domain) => asEquipment(card)?.domains?.includes(domain));

/** What can come off: nothing that is cursed. */
const loose = memoizedByFellow((fellow): readonly CardId[] => wornBy(fellow).filter((card) => asEquipment(card)?.cursed !== true));

export const listUnequipping = (options: Action[], party: Party, fellows: readonly Fellow[], sets: Sets, hasTokens: boolean): void => {
  for (const fellow of fellows)
    for (const card of loose(fellow, sets)) if (!hasTokens || !isBound(party, fellow, card, sets)) options.push({ unequip: card });
};

const without = (cards: readonly CardId[], card: CardId): readonly CardId[] =>
  cards.includes(card) ? cards.filter((each) => each !== card) : cards;

/** Gives a companion something; in the contract phase, where cards have tokens, its attributes come along immediately (C-26). */
const given = (party: Party, card: CardId, to: CompanionId, hasTokens: boolean): Draft<Party> => {
  const fellow = fellowOf(party, to);
  const equipment = asEquipment(card);
  return withFellow(party, to, {
    worn: equipment === undefined ? fellow.worn : wearing(fellow, equipment.slot, card),
    skills: equipment === undefined ? [...fellow.skills, card] : fellow.skills,
    pool: hasTokens ? plus(fellow.pool, givenBy(card)) : fellow.pool,
  });
};

const wearing = ({ worn: { main, support, body } }: Fellow, slot: Slot, card: CardId | null): Fellow['worn'] => ({
  main: slot === 'main' ? card : main,
  support: slot === 'support' ? card : support,
  body: slot === 'body' ? card : body,
});

export const equipped = (party: Party, card: CardId, to: CompanionId, hasTokens: boolean): Party => {
  const after = given(party, card, to, hasTokens);
  after.spare = without(party.spare, card);
  return after;
};

/** Who wears a card. */
export const wearerOf = (party: Party, card: CardId): Fellow => {
  const fellow = party.fellows.find((each) => wornBy(each).includes(card));
  if (fellow === undefined) throw new Error(`Nobody wears ${card}.`);
  return fellow;
};

export const unequipped = (party: Party, card: CardId, hasTokens: boolean): Party => {
  const fellow = wearerOf(party, card);
  const { slot } = asEquipment(card) ?? cardAs(card, 'equipment');
  const after = withFellow(party, fellow.card, {
    worn: wearing(fellow, slot, null),
    pool: hasTokens ? minus(fellow.pool, givenBy(card)) : fellow.pool,
  });
  after.spare = [...party.spare, card];
  after.loosened = [...party.loosened, card];
  return after;
};

/** Salary tokens that a party wants, all together. */
export const wantedIn = (party: OpenParty, sets: Sets): number =>
  party.fellows.reduce((sum, fellow) => sum + salaryOf(party, fellow, sets), 0);

/**
 * In the contract phase the track follows every change immediately: it has what companions take now, minus what was waived, so that nothing
 * is lost by putting something on and off.
 */
export const withSalaries = (party: Party, sets: Sets): Party => {
  const after = draftOf(party);
  after.salary = Math.max(0, wantedIn(party, sets) - party.waived);
  return after;
};

/** A card leaves the hand for a companion. */
export const handedTo = (party: Party, card: CardId, to: CompanionId, hasTokens: boolean): Party =>
  given(withoutInHand(party, card), card, to, hasTokens);

export const withoutInHand = (party: Party, card: CardId): Draft<Party> => {
  const after = draftOf(party);
  after.hand = without(party.hand, card);
  after.gained = without(party.gained, card);
  return after;
};

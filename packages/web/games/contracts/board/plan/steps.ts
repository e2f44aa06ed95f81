import type { Action } from '@swordtable/games/contracts/action';
import { asEquipment, cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId, CompanionId } from '@swordtable/games/contracts/cards/terms';
import { addedAs } from '@swordtable/games/contracts/party/add-card';
import { equipped, unequipped, withSalaries } from '@swordtable/games/contracts/party/equip';
import { wornBy } from '@swordtable/games/contracts/party/party';
import { fellowOf, type Party } from '@swordtable/games/contracts/party/party-state';
import { canTake } from '@swordtable/games/contracts/party/taking';
import { deepEqual } from '@swordtable/kernel';

/** A party on which somebody works, and the answers that are on offer for it. */
export interface Bench {
  readonly party: Party;
  readonly sets: readonly CardId[];
  readonly options: readonly Action[];
  /** In the contract phase companions have their tokens, and those who are exhausted take no part. */
  readonly hasTokens: boolean;
}

/** Where a dragged card can be let go: above a companion, or among what waits in the party. */
export type Onto = { readonly companion: CompanionId } | 'party';

export const isOnOffer = (options: readonly Action[], action: Action): boolean => options.some((option) => deepEqual(option, action));

/** The party after one change. */
const changedBy = (party: Party, action: Action, sets: Bench['sets'], hasTokens: boolean): Party => {
  if ('unequip' in action) return unequipped(party, action.unequip, hasTokens);
  if ('equip' in action) return equipped(party, action.equip, action.to, hasTokens);
  if (!('add' in action)) return party;
  const after = addedAs(party, action, sets, hasTokens);
  return { ...after, fresh: [...after.fresh, action.add] };
};

/** The party after several changes; in the contract phase with what salaries then come to. */
export const afterSteps = ({ party, sets, hasTokens }: Bench, steps: readonly Action[]): Party => {
  const after = steps.reduce((now, step) => changedBy(now, step, sets, hasTokens), party);
  return hasTokens ? withSalaries(after, sets) : after;
};

/** What has to come off first: the card itself where somebody else wears it, and what is in its place. */
const takenOff = ({ party }: Bench, card: CardId, to: CompanionId): readonly Action[] => {
  const slot = asEquipment(card)?.slot;
  const instead = slot === undefined ? null : fellowOf(party, to).worn[slot];
  const isWorn = party.fellows.some((fellow) => wornBy(fellow).includes(card));
  return [...(isWorn ? [{ unequip: card }] : []), ...(instead === null ? [] : [{ unequip: instead }])];
};

/**
 * The answers that bring a card to a companion, one after the other: it may have to come off somebody else, and so may what is in its
 * place. None at all where it cannot be done, or where the companion has it already.
 */
export const stepsTo = (bench: Bench, card: CardId, to: CompanionId): readonly Action[] => {
  const { party, sets, options, hasTokens } = bench;
  const taker = party.fellows.find((fellow) => fellow.card === to);
  if (taker === undefined || wornBy(taker).includes(card) || taker.skills.includes(card)) return [];
  const isInHand = party.hand.includes(card);
  const last: Action = isInHand ? { add: card, to } : { equip: card, to };
  if (isOnOffer(options, last)) return [last];
  const first = takenOff(bench, card, to);
  const isOpen = first.length > 0 && first.every((step) => isOnOffer(options, step)) && !(hasTokens && (isInHand || !taker.ready));
  if (!isOpen) return [];
  return canTake(fellowOf(afterSteps(bench, first), to), card, sets) ? [...first, last] : [];
};

/** Whether a card goes to nobody in particular: companions and items join the party, while equipment and skills wait there for somebody. */
export const isForParty = (card: CardId): boolean => asEquipment(card) === undefined && cardOf(card).is !== 'skill';

/** The answers for a card that was let go somewhere. Companions and items that are dropped onto somebody simply come along. */
export const stepsOnto = (bench: Bench, card: CardId, onto: Onto): readonly Action[] => {
  const given = onto === 'party' ? [] : stepsTo(bench, card, onto.companion);
  if (given.length > 0) return given;
  const added: Action = { add: card };
  const goesToNobody = !bench.options.some((option) => 'add' in option && option.add === card && 'to' in option);
  if (isOnOffer(bench.options, added)) return onto === 'party' || goesToNobody ? [added] : [];
  const off: Action = { unequip: card };
  return onto === 'party' && isOnOffer(bench.options, off) ? [off] : [];
};

/** Whether some answer moves a card on its own: keeps, adds, discards, gives it or takes it off. */
const isNamed = (options: readonly Action[], card: CardId): boolean =>
  options.some(
    (option) =>
      ('keep' in option && option.keep === card) ||
      ('add' in option && option.add === card) ||
      ('equip' in option && option.equip === card) ||
      ('unequip' in option && option.unequip === card) ||
      ('discard' in option && option.discard === card),
  );

/** Whether a card can be taken up: an answer names it, or somebody could take it in exchange for something else. */
export const isMovable = (bench: Bench, card: CardId): boolean =>
  isNamed(bench.options, card) ||
  (bench.party.spare.includes(card) && bench.party.fellows.some((fellow) => stepsTo(bench, card, fellow.card).length > 0));

import type { CardId, CompanionId, Track } from './cards/terms.ts';

/**
 * What is spent, by companion; `PARTY` stands for the resources of the party: luck, and wild tokens that all may use. Only what is
 * more than nothing is named.
 */
export type Spent = Readonly<Record<CompanionId, Readonly<Record<string, number>>>>;
export const PARTY = 'party';

/** What a player answers: a small plain value with named facets. */
export type Action =
  /** Keep a card of the pack. */
  | { readonly keep: CardId }
  /** Choose a leader. */
  | { readonly leader: CardId }
  /** Add a card from the hand to the party, or directly to a companion. */
  | { readonly add: CardId }
  | { readonly add: CardId; readonly to: CompanionId }
  /** Give a drafted card away. */
  | { readonly discard: CardId; readonly for: 'gold' | 'luck' }
  /** Give something that waits in the party to a companion: equipment or a skill. */
  | { readonly equip: CardId; readonly to: CompanionId }
  /** Take equipment off. */
  | { readonly unequip: CardId }
  /** Done: with the equipment phase, with re-equipping, or with choosing who goes unpaid. */
  | { readonly done: true }
  /** Visit a location, by the number of its spot. */
  | { readonly visit: number; readonly by: CompanionId }
  /** Fulfill the side quest on a field next to the location. */
  | { readonly quest: number; readonly pay: Spent }
  | { readonly recruit: CardId }
  | { readonly buy: CardId }
  /** Set out to fulfill a basic or follow-up contract, or the reserved one. */
  | { readonly fulfil: CardId }
  /** Set out for a common contract, by its number. */
  | { readonly work: number }
  /** Another companion comes along. */
  | { readonly join: CompanionId }
  /** A companion who came along stays at home after all. */
  | { readonly leave: CompanionId }
  /** Show every way to pay, where there are more than are offered at first. */
  | { readonly more: true }
  /** The group is complete and pays, with or without the bonus. */
  | { readonly pay: Spent; readonly bonus: boolean }
  /** The group is complete and contributes all it can, plus this much of the party's luck and wilds, with or without the bonus for luck. */
  | { readonly contribute: number; readonly bonus: boolean }
  /** Not this one after all. */
  | { readonly back: true }
  /** Use an ability, named by its card and its number there; `of` is the companion with the card. */
  | { readonly use: CardId; readonly of: CompanionId | null; readonly effect: number; readonly pay: Spent }
  /** Spend attributes on the camp. */
  | { readonly improve: Track; readonly by: CompanionId; readonly pay: Spent }
  | { readonly reequip: true }
  /** Name a companion, or a contract to reserve. */
  | { readonly choose: CardId }
  /** No, thank you: no quest, nothing to buy, nothing to reserve. */
  | { readonly none: true }
  | { readonly pass: true }
  /** The action is taken and nothing more is to be done in this turn. */
  | { readonly end: true }
  /** Somebody who is not paid. */
  | { readonly dismiss: CompanionId };

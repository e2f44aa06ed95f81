import type { ActionCard, Warrior } from './cards/cards.ts';
import type { PlaceNo } from './places.ts';

/** What a player answers: a small plain value with named facets. */
export type Action =
  /** Take an action from the pile. */
  | { readonly take: ActionCard }
  /** Discard down to the limit, or for Rally. */
  | { readonly discard: Warrior }
  | { readonly shed: ActionCard }
  /** Draw a fifth warrior. */
  | { readonly draw: true }
  /** Put a warrior face down. */
  | { readonly warrior: Warrior; readonly place: PlaceNo }
  /** Play an action: alone, at a place, or from a place to another. */
  | { readonly play: ActionCard }
  | { readonly play: ActionCard; readonly place: PlaceNo }
  | { readonly play: ActionCard; readonly place: PlaceNo; readonly to: PlaceNo }
  | { readonly reveal: PlaceNo }
  /** Enough discarded for Rally. */
  | { readonly done: true }
  /** Pass, let a card stand, or do without the fifth warrior. */
  | { readonly pass: true };

export const PASS: Action = { pass: true };
export const DRAW: Action = { draw: true };
export const DONE: Action = { done: true };

import type { Seat } from '@swordtable/kernel';
import type { PlaceNo } from './places.ts';

/** What is still to be done. */
export type Task =
  | { readonly do: 'startRound' }
  /** Both players make ready at the same time, in secret. */
  | { readonly ask: 'muster' }
  | { readonly do: 'startPlacement' }
  /** The turn of the active player in placement. */
  | { readonly do: 'placementTurn' }
  | { readonly ask: 'placement' }
  | { readonly ask: 'rally'; readonly discarded: number }
  | { readonly do: 'startBattle' }
  /** The turn of the active player in battle. */
  | { readonly do: 'battleTurn' }
  | { readonly ask: 'battle' }
  | { readonly do: 'endTurn' }
  /** The newest card of the exchange may be answered. What happens next is one of two futures, and every answer exchanges them. */
  | { readonly ask: 'answer'; readonly stands: readonly Task[]; readonly falls: readonly Task[] }
  | { readonly do: 'endExchange'; readonly stood: boolean }
  /** The topmost warrior goes back to its owner's hand (Ambush). */
  | { readonly do: 'withdrawTop'; readonly seat: Seat; readonly place: PlaceNo }
  /** The topmost warrior goes to the top of another stack (Skirmish). */
  | { readonly do: 'moveTop'; readonly seat: Seat; readonly from: PlaceNo; readonly to: PlaceNo }
  | { readonly do: 'compare' }
  | { readonly do: 'resolve' };

/** The tasks of every turn: they never differ, so one of each is enough. */
export const PLACEMENT_TURN: Task = { do: 'placementTurn' };
export const ASK_PLACEMENT: Task = { ask: 'placement' };
export const BATTLE_TURN: Task = { do: 'battleTurn' };
export const ASK_BATTLE: Task = { ask: 'battle' };
export const END_TURN: Task = { do: 'endTurn' };

import type { Seat } from '@swordtable/kernel';
import type { Card } from './action.ts';

export type Event =
  | { readonly what: 'dealt'; readonly hand: number; readonly flood: Card }
  /** Others learn that a seat has pledged, but not how many tricks. */
  | { readonly what: 'pledged'; readonly seat: Seat; readonly tricks?: number }
  | { readonly what: 'revealed'; readonly pledges: readonly number[] }
  | { readonly what: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly what: 'taken'; readonly seat: Seat }
  | { readonly what: 'scored'; readonly gained: readonly number[] };

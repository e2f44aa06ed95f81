import type { Seat } from '@swordtable/kernel';

/** What happened, for the log. */
export interface Event {
  readonly what: 'taken';
  readonly seat: Seat;
  readonly counters: number;
}

import type { Seat } from '@swordtable/kernel';

/** Who sits on a seat, and whether it is the person who reads: "You place" and "Anna places" are different sentences. */
export interface SeatName {
  readonly name: string;
  readonly isReader: boolean;
}

export type Seats = (seat: Seat) => SeatName;

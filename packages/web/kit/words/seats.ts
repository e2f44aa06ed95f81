import type { Seat } from '@swordtable/kernel';

/** Who sits on a seat, and whether it is the person who reads: "You place" and "Anna places" are different sentences. */
export interface SeatName {
  readonly name: string;
  readonly isReader: boolean;
}

export type Seats = (seat: Seat) => SeatName;

/** The seats of the page as the sentences of the games ask for them. */
export const seatsOf =
  (seats: readonly { readonly name: string; readonly you: boolean }[]): Seats =>
  (seat) => ({ name: seats[seat]?.name ?? '', isReader: seats[seat]?.you ?? false });

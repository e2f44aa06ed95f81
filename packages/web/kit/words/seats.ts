import type { Seats } from '@swordtable/games/seat-names';

/** The seats of the page as the sentences of the games ask for them. */
export const seatsOf =
  (seats: readonly { readonly name: string; readonly you: boolean }[]): Seats =>
  (seat) => ({ name: seats[seat]?.name ?? '', isReader: seats[seat]?.you ?? false });

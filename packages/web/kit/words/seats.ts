import type { Seats } from '@swordtable/games/seat-names';

/** The page's seats, as the games' sentences need them. */
export const seatsOf =
  (seats: readonly { readonly name: string; readonly you: boolean }[]): Seats =>
  (seat) => ({ name: seats[seat]?.name ?? '', isReader: seats[seat]?.you ?? false });

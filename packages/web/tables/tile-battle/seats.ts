import type { SeatName } from '../../pages/play/boards.ts';
import type { Seats } from '../../words/tile-battle/texts.ts';

/** The seats of the page as the sentences of the tile games ask for them. */
export const seatsOf =
  (seats: readonly SeatName[]): Seats =>
  (seat) => ({ name: seats[seat]?.name ?? '', isReader: seats[seat]?.you ?? false });

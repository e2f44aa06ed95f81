import type { SwordTexts } from '@swordtable/games/swordcrafters/text/texts';
import type { SeatName } from '../../../kit/table/game-table.ts';
import type { SwordTableWords } from '../words/table.en.ts';

/** What the parts of the table speak with. */
export interface Wording {
  readonly words: SwordTableWords;
  readonly texts: SwordTexts;
  readonly seats: readonly SeatName[];
}

export const NO_ONE: SeatName = { name: '', you: false };
export const nameOf = ({ seats }: Pick<Wording, 'seats'>, seat: number): string => seats[seat]?.name ?? '';

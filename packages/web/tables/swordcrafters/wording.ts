import type { SeatName } from '../../pages/play/game-table.ts';
import type { SwordTableWords } from '../../words/swordcrafters/table.en.ts';
import type { SwordTexts } from '../../words/swordcrafters/texts.ts';

/** What the parts of the table speak with. */
export interface Wording {
  readonly words: SwordTableWords;
  readonly texts: SwordTexts;
  readonly seats: readonly SeatName[];
}

export const nameOf = ({ seats }: Pick<Wording, 'seats'>, seat: number): string => seats[seat]?.name ?? '';

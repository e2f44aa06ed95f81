import { TILES } from '@swordtable/games/swordcrafters/pieces/pieces';
import type { SwordTexts } from '@swordtable/games/swordcrafters/text/texts';
import type { Trouble } from '../../../kit/set-up/troubles.ts';
import type { SwordSetUpWords } from './words/en.ts';

/** Why swords and the grid can't be changed so. */
export const troublesOf = (words: SwordSetUpWords, texts: Pick<SwordTexts, 'cell'>, seats: readonly string[]): readonly Trouble[] => {
  const nameOf = (id: string | undefined): string => texts.cell(TILES.find((tile) => tile === id) ?? 'blank');
  return [
    [/There is more (\w+) than/, (tile) => words.tooMany(nameOf(tile))],
    [/Too many tiles/, () => words.tooManyTiles],
    [/A sword of seat (\d) has open spaces/, (seat) => words.openSpaces(seats[Number(seat)] ?? '')],
    [/The groups do not/, () => words.takenAlready],
  ];
};

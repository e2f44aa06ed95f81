import type { Event } from '@swordtable/games/contracts/events';
import type { View } from '@swordtable/games/contracts/view/view';
import type { SeatName } from '../../../kit/table/game-table.ts';
import type { Part } from '../../../kit/why/why.ts';
import type { SameWords } from '../../../kit/words/words.ts';
import type { CardTexts } from '../words/card-texts.ts';
import type { WhyWords } from './words/why.en.ts';

/** What explanations are made with: the match as it is seen, all that was told of it, and the words of a language. */
export interface Teller {
  readonly view: View;
  readonly seats: readonly SeatName[];
  /** Everything that happened and still holds, oldest first. */
  readonly events: readonly Event[];
  readonly cards: CardTexts;
  readonly words: SameWords<WhyWords>;
}

export const ownerOf = ({ seats }: Pick<Teller, 'seats'>, seat: number): SeatName => seats[seat] ?? { name: '', you: false };

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);

/** Parts that come to a result: what those that are known leave open is one more, under this name. */
export const balanced = (known: readonly Part[], result: number, label: string): readonly Part[] => {
  const rest = result - sumOf(known.map(({ value }) => value));
  return rest === 0 ? known : [...known, { label, value: rest }];
};

import type { SeenFighter, View } from '@swordtable/games/battlefields/view/view';
import type { SeatName, Seats } from '../../../kit/words/seats.ts';
import type { BattleWhyWords } from '../words/en.ts';
import type { BattleTexts, Where } from '../words/texts.ts';

/** What explanations are made from: what is seen, how places are called, and words. */
export interface Teller {
  readonly view: View;
  readonly where: Where;
  readonly seats: Seats;
  readonly texts: BattleTexts;
  readonly words: BattleWhyWords;
}

export const COLOURS = ['red', 'blue'] as const;
export const BOTH = [0, 1] as const;

/** A player as sentences name it. */
export const who = ({ seats }: Teller, seat: number): SeatName => seats(seat);

export const placeBy = ({ texts, where }: Teller, place: number): string => texts.placeName(place, where);

export const landBy = ({ texts, view }: Teller, land: number): string => texts.land(view.cards.lands[land] ?? { name: '' });

export const stackOf = ({ view }: Teller, seat: number, place: number): readonly SeenFighter[] => view.places[place]?.stacks[seat] ?? [];

export const topOf = (teller: Teller, seat: number, place: number): SeenFighter | undefined => stackOf(teller, seat, place).at(-1);

export const lyingOf = ({ view }: Teller, seat: number, place: number) => view.places[place]?.lying[seat] ?? null;

/** Who reads: the only seat whose own cards are seen. Where all lies open, and for those who watch, nobody. */
export const readerOf = ({ view }: Teller): number | undefined => {
  const own = BOTH.filter((seat) => view.armies[seat]?.own !== null);
  return own.length === 1 ? own[0] : undefined;
};

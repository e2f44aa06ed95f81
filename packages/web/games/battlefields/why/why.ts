import type { ActionCard, LandNo, Warrior } from '@swordtable/games/battlefields/cards/cards';
import type { View } from '@swordtable/games/battlefields/view/view';
import { useMemo } from 'react';
import type { SeatName } from '../../../kit/table/game-table.ts';
import type { Why } from '../../../kit/why/why.ts';
import { wordsBy } from '../../../kit/words/language.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import { useBattleTexts } from '../board/texts.ts';
import { whereIn } from '../board/where.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import type { BattleTexts, Telling } from '../words/texts.ts';
import { actionWhy, landWhy, pointsWhy, warriorWhy } from './cards.ts';
import { eventWhy } from './events.ts';
import { notOfferedWhy, type What } from './not-offered.ts';
import { placeWhy, stackWhy } from './places.ts';
import type { Teller } from './teller.ts';

/** Everything at the table that can be asked "Why?". */
export interface BattleWhy {
  /** Who wins a place as it lies. */
  readonly place: (view: View, place: number, seats: readonly SeatName[]) => Why;
  readonly stack: (view: View, seat: number, place: number, seats: readonly SeatName[]) => Why;
  readonly warrior: (view: View, warrior: Warrior) => Why;
  readonly action: (view: View, card: ActionCard) => Why;
  readonly land: (view: View, land: LandNo) => Why;
  /** What the points of a player are made of. */
  readonly points: (view: View, seat: number, seats: readonly SeatName[]) => Why;
  /** Why something cannot be chosen now; with nothing named, why one cannot pass. */
  readonly notOffered: (view: View, what: What, seats: readonly SeatName[]) => Why;
  /** Why something that was told came so; nothing where there is nothing to explain. */
  readonly event: (view: View, event: Telling, seats: readonly SeatName[]) => Why | undefined;
}

const useBattleWhyWords = wordsBy({ en, de });
const NOBODY: readonly SeatName[] = [];

/** Explanations in one language. */
export const battleWhy = (texts: BattleTexts, words: Teller['words']): BattleWhy => {
  const teller = (view: View, seats: readonly SeatName[] = NOBODY): Teller => ({
    view,
    where: whereIn(view),
    seats: seatsOf(seats),
    texts,
    words,
  });
  return {
    place: (view, place, seats) => placeWhy(teller(view, seats), place),
    stack: (view, seat, place, seats) => stackWhy(teller(view, seats), seat, place),
    warrior: (view, warrior) => warriorWhy(teller(view), warrior),
    action: (view, card) => actionWhy(teller(view), card),
    land: (view, land) => landWhy(teller(view), land),
    points: (view, seat, seats) => pointsWhy(teller(view, seats), seat),
    notOffered: (view, what, seats) => notOfferedWhy(teller(view, seats), what),
    event: (view, event, seats) => eventWhy(teller(view, seats), event),
  };
};

export const useBattleWhy = (): BattleWhy => {
  const texts = useBattleTexts();
  const words = useBattleWhyWords();
  return useMemo(() => battleWhy(texts, words), [texts, words]);
};

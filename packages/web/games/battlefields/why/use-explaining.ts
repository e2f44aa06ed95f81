import type { ActionCard, Warrior } from '@swordtable/games/battlefields/cards/cards';
import type { View } from '@swordtable/games/battlefields/view/view';
import type { SeatName } from '../../../kit/table/game-table.ts';
import type { Why } from '../../../kit/why/why.ts';
import type { Part } from '../board/targets.ts';
import type { Telling } from '../words/texts.ts';
import { useBattleWhy } from './why.ts';

/** A card of a hand that can be asked about. */
export type Asked = { readonly warrior: Warrior } | { readonly card: ActionCard };

/** Everything at the table that can be asked "Why?", each beside what it is about. */
export interface Explaining {
  readonly part: (place: number, part: Part, near?: Element) => void;
  readonly card: (asked: Asked, near?: Element) => void;
  readonly notPlace: (place: number, card: ActionCard | undefined, near?: Element) => void;
  readonly notCard: (asked: Asked, near?: Element) => void;
  readonly notPass: () => void;
  readonly points: (seat: number) => void;
  readonly event: (event: Telling) => (() => void) | undefined;
}

export const useExplaining = (
  view: View,
  seats: readonly SeatName[],
  mine: number,
  explain: (why: Why, near?: Element | null) => void,
): Explaining => {
  const why = useBattleWhy();
  return {
    part: (place, part, near) => {
      if (part === 'land') explain(why.place(view, place, seats), near);
      else explain(why.stack(view, part === 'mine' ? mine : 1 - mine, place, seats), near);
    },
    card: (asked, near) => explain('warrior' in asked ? why.warrior(view, asked.warrior) : why.action(view, asked.card), near),
    notPlace: (place, card, near) => explain(why.notOffered(view, { place, ...(card === undefined ? {} : { card }) }, seats), near),
    notCard: (asked, near) => explain(why.notOffered(view, asked, seats), near),
    notPass: () => explain(why.notOffered(view, {}, seats)),
    points: (seat) => explain(why.points(view, seat, seats)),
    event: (event) => {
      const told = why.event(view, event, seats);
      return told && (() => explain(told));
    },
  };
};

import type { ActionCard, Warrior } from '@swordtable/games/battlefields/cards/cards';
import { eventWhy } from '@swordtable/games/battlefields/explain/events';
import { answerTo } from '@swordtable/games/battlefields/explain/explain';
import type { NotOffered, Question } from '@swordtable/games/battlefields/explain/question';
import { nameThing } from '@swordtable/games/battlefields/text/terms';
import type { LoggedEvent } from '@swordtable/games/battlefields/text/texts';
import { HIDDEN, whyWords } from '@swordtable/games/battlefields/text/why';
import type { View } from '@swordtable/games/battlefields/view/view';
import { type Message, sayWith, type Why } from '@swordtable/kernel';
import type { SeatName } from '../../../kit/table/game-table.ts';
import { renderWhy, sideClass, type WhyText } from '../../../kit/why/why.ts';
import { wordsBy } from '../../../kit/words/language.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import type { Part } from '../board/targets.ts';
import { useBattleTexts } from '../board/texts.ts';
import { de, HIDDEN as HIDDEN_DE } from '../words/why.de.ts';

const useWhyWords = wordsBy({ en: { hidden: HIDDEN, sentences: whyWords }, de: { hidden: HIDDEN_DE, sentences: de } });

/** A card of a hand that can be asked about. */
export type HandCard = { readonly warrior: Warrior } | { readonly action: ActionCard };

/** Everything at the table that can be asked "Why?", each beside what it is about. */
export interface Explaining {
  readonly part: (place: number, part: Part, near?: Element) => void;
  readonly card: (card: HandCard, near?: Element) => void;
  /** Why something cannot be chosen now; with nothing named, why one cannot pass. */
  readonly not: (what: NotOffered, near?: Element) => void;
  readonly points: (seat: number) => void;
  readonly event: (event: LoggedEvent) => (() => void) | undefined;
  /** A reason in the language of the page. */
  readonly say: (message: Message) => string;
}

/** What speaks for an answer, in a phrase. */
export const useBattleReasons = (): ((message: Message, view: View, seats: readonly SeatName[]) => string) => {
  const texts = useBattleTexts();
  const { hidden, sentences } = useWhyWords();
  return (message, _view, seats) => sayWith(sentences, nameThing(texts, hidden, seatsOf(seats)))(message);
};

export const useExplaining = (
  view: View,
  seats: readonly SeatName[],
  mine: number,
  open: (why: WhyText, near?: Element | null) => void,
): Explaining => {
  const texts = useBattleTexts();
  const { hidden, sentences } = useWhyWords();
  const say = sayWith(sentences, nameThing(texts, hidden, seatsOf(seats)));
  const show = (why: Why | undefined, near?: Element): void => {
    if (why !== undefined) open(renderWhy(why, say, sideClass), near);
  };
  const ask = (question: Question, near?: Element): void => show(answerTo(view, [], question), near);
  return {
    say,
    part: (place, part, near) => ask(part === 'land' ? { place } : { stack: place, seat: part === 'mine' ? mine : 1 - mine }, near),
    card: ask,
    not: (what, near) => ask({ not: what }, near),
    points: (seat) => ask({ points: seat }),
    event: (event) => {
      const why = event.what === 'laidOut' || event.what === 'tookAll' ? undefined : eventWhy(view, event);
      return why && (() => show(why));
    },
  };
};

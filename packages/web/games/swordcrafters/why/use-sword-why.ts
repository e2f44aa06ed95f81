import { explain, type Question } from '@swordtable/games/swordcrafters/explain/explain';
import { thingsIn, whyWords } from '@swordtable/games/swordcrafters/text/why';
import { type Message, sayWith } from '@swordtable/kernel';
import { standing } from '@swordtable/server/match/standing';
import { useCallback, useMemo } from 'react';
import { type Explained, useWhy } from '../../../kit/why/use-why.ts';
import { renderWhy } from '../../../kit/why/why.ts';
import { wordsBy } from '../../../kit/words/language.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import type { SameWords } from '../../../kit/words/words.ts';
import { smithClass } from '../board/smiths.tsx';
import { useSwordTexts } from '../board/texts.ts';
import type { BoardProps } from '../typed.ts';
import { de } from '../words/why.de.ts';

const useWhyWords = wordsBy<SameWords<typeof whyWords>>({ en: whyWords, de });

export interface SwordWhy {
  readonly explained: Explained | undefined;
  readonly close: () => void;
  /** Opens a slip about what is asked, beside an element. */
  readonly ask: (question: Question, near?: Element) => void;
  /** A reason in the language of the page. */
  readonly say: (message: Message) => string;
}

/** What speaks for an answer, in a phrase. */
export const useSwordReasons = (): ((message: Message, view: unknown, seats: BoardProps['seats']) => string) => {
  const words = useWhyWords();
  const texts = useSwordTexts();
  return (message, _view, seats) => sayWith(words, thingsIn(texts, seatsOf(seats)))(message);
};

/** Explains what the rules say, from what the reader sees. */
export const useSwordWhy = ({ state, seats }: Pick<BoardProps, 'state' | 'seats'>): SwordWhy => {
  const words = useWhyWords();
  const texts = useSwordTexts();
  const say = useMemo(() => sayWith(words, thingsIn(texts, seatsOf(seats))), [words, texts, seats]);
  const { explained, explain: open, close } = useWhy();
  const ask = useCallback(
    (question: Question, near?: Element) => {
      const events = standing(state.steps).flatMap((step) => step.events);
      const why = explain({ view: state.view, watcher: state.watcher ?? undefined, events }, question);
      if (why !== undefined) open(renderWhy(why, say, smithClass), near);
    },
    [state, say, open],
  );
  return { explained, close, ask, say };
};

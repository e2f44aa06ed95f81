import { Redirect } from 'wouter';
import { useRefusal } from '../../kit/words/refusals.ts';
import { SentencePage } from '../shell/sentence-page.tsx';
import { useWords } from '../words/use-words.ts';
import { dailyGame, dailyPuzzle, dayOf } from './daily.ts';
import { usePuzzleWords } from './puzzle-words.ts';
import { useCards } from './use-cards.ts';
import { useDesk } from './use-desk.ts';

/** Leads to the puzzle of the day. */
export const TodayPage = () => {
  const { page } = useWords();
  const words = usePuzzleWords();
  const inWords = useRefusal();
  const day = dayOf(new Date());
  const game = dailyGame(day);
  const cards = useCards(useDesk(), game);
  if (cards === undefined) return <SentencePage sentence={page.loading} />;
  if (!cards.ok) return <SentencePage sentence={inWords(cards.refusal)} />;
  const card = dailyPuzzle(cards.value, day);
  return card === undefined ? <SentencePage sentence={words.none} /> : <Redirect to={`/puzzles/${game}/${card.id}`} replace />;
};

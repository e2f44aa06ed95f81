import type { Result } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import type { OpenPuzzle } from '../../client/puzzles/client.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { SentencePage } from '../shell/sentence-page.tsx';
import { useWords } from '../words/use-words.ts';
import { PuzzleTable } from './puzzle-table.tsx';
import { useCards } from './use-cards.ts';
import { useDesk } from './use-desk.ts';

/** One puzzle, by its address. */
export const PuzzlePage = ({ game, id }: { readonly game: string; readonly id: string }) => {
  const { page } = useWords();
  const inWords = useRefusal();
  const desk = useDesk();
  const cards = useCards(desk, game);
  const [opened, setOpened] = useState<{ readonly id: string; readonly puzzle: Result<OpenPuzzle> }>();
  useEffect(() => {
    let here = true;
    void desk?.open(game, id).then((puzzle) => here && setOpened({ id, puzzle }));
    return () => {
      here = false;
    };
  }, [desk, game, id]);
  if (cards === undefined || opened?.id !== id) return <SentencePage sentence={page.loading} />;
  if (!cards.ok) return <SentencePage sentence={inWords(cards.refusal)} />;
  if (!opened.puzzle.ok) return <SentencePage sentence={inWords(opened.puzzle.refusal)} />;
  const card = cards.value.find((each) => each.id === id);
  return card === undefined ? null : <PuzzleTable key={id} game={game} puzzle={opened.puzzle.value} card={card} cards={cards.value} />;
};

import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useTable } from '../../client/use-table.ts';
import { useLearnWords } from '../../kit/lessons/learn-words.ts';
import { puzzleTable } from '../../kit/lessons/puzzle.ts';
import { PuzzleCoach } from '../../kit/lessons/puzzle-coach.tsx';
import { useRefusal } from '../../kit/words/refusals.ts';
import type { MatchAction } from '../play/match-menu.tsx';
import { TablePage } from '../play/table-page.tsx';
import { usePaced } from '../play/use-paced.ts';
import { SentencePage } from '../shell/sentence-page.tsx';
import { useWords } from '../words/use-words.ts';
import { hasCourse } from './courses.ts';
import { NextSteps } from './next-steps.tsx';
import { forgetPuzzle, type OpenPuzzle, openPuzzle } from './puzzle-match.ts';
import { useOpened } from './use-opened.ts';

/** A real table with a position, and one best answer to find. */
const PuzzleTable = ({ open: { table: opened, puzzle }, onRestart }: { readonly open: OpenPuzzle; readonly onRestart: () => void }) => {
  const words = useLearnWords();
  const [, go] = useLocation();
  const [wrong, setWrong] = useState(0);
  const [isSolved, setSolved] = useState(false);
  const [isShown, setShown] = useState(false);
  const tried = useMemo(
    () => puzzleTable(opened, puzzle.best, (isBest) => (isBest ? setSolved(true) : setWrong((before) => before + 1))),
    [opened, puzzle],
  );
  const table = usePaced(tried);
  const { game } = useTable(table).card;
  const actions: readonly MatchAction[] = [
    { id: 'restart', label: words.puzzleAgain, onDo: onRestart },
    { id: 'lessons', label: words.toLessons, onDo: () => go(`/learn/${game}`) },
  ];
  return (
    <TablePage
      // What was said of the last wrong try is gone with it.
      key={`${isShown}`}
      table={table}
      actions={actions}
      isWithoutHints
      coach={
        <PuzzleCoach
          puzzle={puzzle}
          wrong={wrong}
          isSolved={isSolved}
          onShow={() => void table.act(puzzle.best).then(() => setShown(true))}
          next={<NextSteps game={game} after="puzzle" />}
        />
      }
    />
  );
};

const OpenedPuzzle = ({ game }: { readonly game: string }) => {
  const words = useWords();
  const inWords = useRefusal();
  const [turn, setTurn] = useState(0);
  const opened = useOpened(
    () => openPuzzle(game),
    `${game} ${turn}`,
    () => void forgetPuzzle(game),
  );
  if (opened === undefined) return <SentencePage sentence={words.page.loading} />;
  if (!opened.ok) return <SentencePage sentence={inWords(opened.refusal)} />;
  return <PuzzleTable open={opened.value} key={opened.value.table.match} onRestart={() => setTurn(turn + 1)} />;
};

/** The puzzle at the end of a game's lessons. */
export const PuzzlePage = ({ game }: { readonly game: string }) => {
  const words = useLearnWords();
  return hasCourse(game) ? <OpenedPuzzle game={game} /> : <SentencePage sentence={words.unknown} />;
};

import { useState } from 'react';
import { useTable } from '../../client/use-table.ts';
import { Coach } from '../../kit/lessons/coach.tsx';
import { keepGuidedMatch } from '../../kit/lessons/kept-lessons.ts';
import { useLearnWords } from '../../kit/lessons/learn-words.ts';
import { useLessons } from '../../kit/lessons/use-lessons.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import type { MatchAction } from '../play/match-menu.tsx';
import { TablePage } from '../play/table-page.tsx';
import { usePaced } from '../play/use-paced.ts';
import { SentencePage } from '../shell/sentence-page.tsx';
import { useWords } from '../words/use-words.ts';
import { hasCourse } from './courses.ts';
import { type Guided, openGuided } from './guided-match.ts';
import { NextSteps } from './next-steps.tsx';
import { useOpened } from './use-opened.ts';

/** A real match, with a coach. */
const GuidedMatch = ({ guided: { table: played, course }, onRestart }: { readonly guided: Guided; readonly onRestart: () => void }) => {
  const words = useLearnWords();
  const table = usePaced(played);
  const state = useTable(table);
  const lessons = useLessons(course.lessons, state);
  const { isOff } = lessons.progress;
  const [stoppedAt, setStoppedAt] = useState(-1);
  const turnOff = (off: boolean): void => {
    setStoppedAt(off ? state.seq : -1);
    lessons.turnOff(off);
  };
  const actions: readonly MatchAction[] = [
    { id: 'lessons', label: isOff ? words.goOn : words.stop, onDo: () => turnOff(!isOff) },
    { id: 'restart', label: words.restart, confirm: { question: words.restartAsk, yes: words.restartYes }, onDo: onRestart },
  ];
  const next = <NextSteps game={state.card.game} after="lessons" />;
  return (
    <TablePage
      table={table}
      actions={actions}
      note={stoppedAt === state.seq ? words.stopped : undefined}
      coach={<Coach course={course} lessons={{ ...lessons, turnOff }} state={state} next={next} />}
      afterwards={lessons.lesson?.isLast === true ? undefined : next}
    />
  );
};

const GuidedGame = ({ game }: { readonly game: string }) => {
  const words = useWords();
  const inWords = useRefusal();
  const [turn, setTurn] = useState(0);
  const opened = useOpened(() => openGuided(game), `${game} ${turn}`);
  if (opened === undefined) return <SentencePage sentence={words.page.loading} />;
  if (!opened.ok) return <SentencePage sentence={inWords(opened.refusal)} />;
  const restart = (): void => {
    keepGuidedMatch(game, undefined);
    setTurn(turn + 1);
  };
  return <GuidedMatch guided={opened.value} key={opened.value.table.match} onRestart={restart} />;
};

/** A guided first game. */
export const LearnPage = ({ game }: { readonly game: string }) => {
  const words = useLearnWords();
  return hasCourse(game) ? <GuidedGame game={game} /> : <SentencePage sentence={words.unknown} />;
};

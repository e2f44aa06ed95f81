import type { Result } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import { useTable } from '../../client/use-table.ts';
import { Coach } from '../../kit/lessons/coach.tsx';
import { keepGuidedMatch } from '../../kit/lessons/kept-lessons.ts';
import { useLearnWords } from '../../kit/lessons/learn-words.ts';
import { useLessons } from '../../kit/lessons/use-lessons.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { describedGame } from '../home/home-games.ts';
import type { MatchAction } from '../play/match-menu.tsx';
import { TablePage } from '../play/table-page.tsx';
import { usePaced } from '../play/use-paced.ts';
import { SentencePage } from '../shell/sentence-page.tsx';
import { useWords } from '../words/use-words.ts';
import { hasCourse } from './courses.ts';
import { type Guided, openGuided } from './guided-match.ts';
import { NextSteps } from './next-steps.tsx';
import { NoLessons } from './no-lessons.tsx';

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
  return (
    <TablePage
      table={table}
      actions={actions}
      note={stoppedAt === state.seq ? words.stopped : undefined}
      coach={<Coach course={course} lessons={{ ...lessons, turnOff }} state={state} next={<NextSteps game={state.card.game} />} />}
      afterwards={lessons.lesson?.isLast === true ? undefined : <NextSteps game={state.card.game} />}
    />
  );
};

const NOT_LOADED = 'This part of the page couldn’t be loaded. Check your connection and try again.';

const GuidedGame = ({ game }: { readonly game: string }) => {
  const words = useWords();
  const inWords = useRefusal();
  const [turn, setTurn] = useState(0);
  const [opened, setOpened] = useState<Result<Guided>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens its own match.
  useEffect(() => {
    let here = true;
    let close = (): void => undefined;
    const sorry = (): Result<never> => ({ ok: false, refusal: { code: 'course-away', sentence: NOT_LOADED } });
    void openGuided(game)
      .catch(sorry)
      .then((result) => {
        if (result.ok) close = result.value.table.close;
        if (here) setOpened(result);
        else close();
      });
    return () => {
      here = false;
      close();
      setOpened(undefined);
    };
  }, [game, turn]);
  if (opened === undefined) return <SentencePage sentence={words.page.loading} />;
  if (!opened.ok) return <SentencePage sentence={inWords(opened.refusal)} />;
  const restart = (): void => {
    keepGuidedMatch(game, undefined);
    setTurn(turn + 1);
  };
  return <GuidedMatch guided={opened.value} key={opened.value.table.match} onRestart={restart} />;
};

/** A guided first game, if the game has one. */
export const LearnPage = ({ game }: { readonly game: string }) => {
  const words = useLearnWords();
  const known = describedGame(game);
  if (known === undefined) return <SentencePage sentence={words.unknown} />;
  return hasCourse(known) ? <GuidedGame game={known} /> : <NoLessons game={known} />;
};

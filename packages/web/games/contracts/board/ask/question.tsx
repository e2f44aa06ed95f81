import type { Action } from '@swordtable/games/contracts/action';
import type { ReactNode } from 'react';
import { Advice } from '../../../../kit/selection/advice.tsx';
import { seatsOf } from '../../../../kit/words/seats.ts';
import type { BoardProps } from '../../typed.ts';
import { useContractWhyWords } from '../../why/words.ts';
import { actionLabel, stepLabel } from '../action-label.ts';
import { useCardTexts } from '../cards.ts';
import { DraftAsk } from '../draft/draft-ask.tsx';
import { Watched } from '../draft/watched.tsx';
import { PayAsk } from '../end/pay-ask.tsx';
import { useEndsWords } from '../end/words.ts';
import { PlanAsk } from '../plan/plan-ask.tsx';
import { usePromptWords } from '../prompt-words.ts';
import type { StageName } from '../stage.ts';
import { useTableInfo } from '../table-info.ts';
import { AskPanel } from './ask-panel.tsx';
import { worthwhile } from './worthwhile.ts';
import '../../lessons/coach-place.css';

/** What a stage asks in words of its own. */
const ASKS: Readonly<Partial<Record<StageName, ReactNode>>> = { draft: <DraftAsk />, plan: <PlanAsk />, pay: <PayAsk /> };

interface QuestionProps extends Pick<BoardProps, 'advice' | 'coach' | 'tools'> {
  readonly stage: StageName;
  readonly waitsFor: readonly string[];
  /** Closes the summary of the last round, before the draft begins. */
  readonly onRead: (() => void) | undefined;
}

/** The question, with advice and the coach's note above it. When the game is over nothing is asked. */
export const Question = ({ stage, waitsFor, onRead, advice, coach, tools }: QuestionProps) => {
  const { view, mine, seats, offers } = useTableInfo();
  const { sayFor } = useContractWhyWords();
  const ends = useEndsWords();
  const said = onRead === undefined ? undefined : { title: ends.roundOver(view.round - 1), text: ends.roundOverText };
  const speech = { words: usePromptWords(), cards: useCardTexts() };
  const isWatched = stage === 'kingdom' && (view.phase === 'encounter' || view.phase === 'equipment');
  const asks = isWatched ? <Watched /> : ASKS[stage];
  return (
    <div className="question">
      {advice !== undefined && (
        <Advice<Action>
          thoughts={worthwhile(view, mine, advice)}
          selection={offers.selection}
          say={(action) => actionLabel(view, mine, action, speech)}
          sayStep={(step) => stepLabel(view, mine, step, speech)}
          sayReason={sayFor(seatsOf(seats))}
        />
      )}
      {coach}
      {stage !== 'over' && (
        <AskPanel waitsFor={waitsFor} tools={tools} said={said}>
          {onRead === undefined ? (
            asks
          ) : (
            <button type="button" className="btn lamp" onClick={onRead}>
              {ends.toDraft}
            </button>
          )}
        </AskPanel>
      )}
    </div>
  );
};

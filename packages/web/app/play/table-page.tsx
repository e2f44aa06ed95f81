import type { Result } from '@swordtable/kernel';
import './table-page.css';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Table, TableState } from '../../client/table.ts';
import { useTable } from '../../client/use-table.ts';
import { useInFlight } from '../../kit/selection/in-flight.ts';
import { useSound } from '../../kit/sound/use-sound.ts';
import { useStepSentences } from '../../kit/table/use-step-sentences.ts';
import { useRulesPanel } from '../rules/use-rules-panel.tsx';
import { BoardArea } from './board-area.tsx';
import { Ending } from './ending.tsx';
import type { MatchAction } from './match-menu.tsx';
import { useLookingBack, useMissedSteps } from './missed-steps.ts';
import { MissedStepsPanel } from './missed-steps-panel.tsx';
import { useOrdersWords } from './orders/use-orders-words.ts';
import { useTablePlanning } from './orders/use-table-planning.ts';
import { usePlayWords } from './play-words.ts';
import { useSeatNames } from './seat-names.ts';
import { TableBar } from './table-bar.tsx';
import { TableNote } from './table-note.tsx';
import { Tools } from './tools.tsx';
import { useAdvice } from './use-advice.ts';
import { useAnswer } from './use-answer.ts';
import { useGameTable } from './use-game-table.ts';
import { useQuestionFocus } from './use-question-focus.ts';
import { useRecap } from './use-recap.ts';
import { useResign } from './use-resign.ts';
import { useSummaries } from './use-summaries.tsx';
import { useTrouble } from './use-trouble.ts';

interface TablePageProps {
  readonly table: Table;
  /** The match's other actions, wherever it's played. */
  readonly actions?: readonly MatchAction[];
  /** Notices above the board. */
  readonly banner?: ReactNode;
  /** What talks to the others at the table. */
  readonly talk?: ReactNode;
  /** What another player has to say about the match. */
  readonly note?: string | undefined;
  /** The table as it was after a line, if available. */
  readonly lookBack?: (seq: number) => Promise<Result<TableState>>;
  /** What is known about the deal when it's over. */
  readonly deal?: ReactNode;
  /** What can be done when it's over. */
  readonly afterwards?: ReactNode;
  /** The coach of a guided game. */
  readonly coach?: ReactNode;
  /** Whether several play at this device. */
  readonly isShared?: boolean;
  /** Whether people play each other without hints. */
  readonly isWithoutHints?: boolean;
}

const NO_ACTIONS: readonly MatchAction[] = [];

/** A match of any game: the bar, the board, and error messages. The board is the game's own; everything else is the same for every game. */
export const TablePage = ({
  table,
  actions = NO_ACTIONS,
  banner,
  talk,
  note: noted,
  lookBack,
  deal,
  afterwards,
  coach,
  isShared,
  isWithoutHints = false,
}: TablePageProps) => {
  const state = useTable(table);
  const words = usePlayWords();
  const game = useGameTable(state.card.game);
  const seats = useSeatNames(state, isShared);
  const since = useMissedSteps(state, isShared);
  const tell = useStepSentences(game);
  useSound(state, game?.soundOf);
  const { past, show } = useLookingBack(lookBack, since.missed.length > 0);
  const [note, setNote] = useState<string>();
  const { openRule, toggleRules, rules } = useRulesPanel(state.card.game, game?.sectionOf?.(state));
  const { advice, askAdvice, act } = useAdvice(table, state, setNote);
  const { byOrder } = useOrdersWords();
  // In guided games and at one device, no one plans ahead: learners play turn by turn, and at one device the next player is watching.
  const planning = useTablePlanning(table, state, game, coach === undefined && isShared !== true, setNote);
  const answer = useAnswer(act);
  const answering = useInFlight(planning.sandbox?.table ?? { ...table, act: answer }, (planning.sandbox?.state ?? state).decision);
  const plays = state.watcher !== null && state.card.status === 'running';
  const [sheets, setSheets] = useState<HTMLElement | null>(null);
  const recap = useRecap(state, game, plays, since.missed.length > 0, sheets);
  const summaries = useSummaries(state, game, seats);
  const [isScoring, setScoring] = useState(false);
  // Two players at one device may have questions with the same number.
  const asked = state.decision === null ? undefined : `${state.decision.seq} of ${state.watcher}`;
  useQuestionFocus(asked);
  const resign = useResign(table, setNote);
  // What was said about one question doesn't apply to the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line is what changes.
  useEffect(() => setNote(undefined), [state.seq]);
  const trouble = useTrouble(state, answering.inFlight, note, noted);
  const leave = (event: MouseEvent): void => {
    if (answering.inFlight.isSlow && !window.confirm(words.leaveAsk)) event.preventDefault();
  };
  return (
    <div className="table-page" data-game={state.card.game} data-seq={state.seq} data-asked={asked} data-asks={game?.asks}>
      <TableBar
        state={state}
        actions={[...(summaries.action === undefined ? [] : [summaries.action]), ...actions, ...(plays ? [resign] : [])]}
        talk={talk}
        onRules={toggleRules}
        onLeave={leave}
      />
      {banner}
      {planning.bar}
      {!isScoring && (
        <Ending state={state} seats={seats} deal={deal}>
          {summaries.button}
          {afterwards}
        </Ending>
      )}
      {sheets !== null && createPortal(summaries.sheet, sheets)}
      {tell !== undefined && (
        <MissedStepsPanel
          missed={since.missed}
          tell={(step) => (step.what.ordered === true ? tell(step, seats, state).map(byOrder) : tell(step, seats, state))}
          onShow={lookBack === undefined ? undefined : (seq) => void show(seq)}
          onGotIt={since.gotIt}
        />
      )}
      <BoardArea recap={recap} isAlone={state.card.seats.length === 1} onSheets={setSheets}>
        {game !== undefined && (
          <game.Board
            state={past ?? planning.sandbox?.state ?? state}
            seats={seats}
            table={plays && past === undefined ? answering : undefined}
            tools={
              plays && planning.sandbox === undefined ? (
                <>
                  <Tools table={table} state={state} onHint={isWithoutHints ? undefined : askAdvice} say={setNote} />
                  {planning.tool}
                </>
              ) : undefined
            }
            advice={planning.sandbox === undefined ? advice : undefined}
            coach={coach}
            openRule={openRule}
            onScoring={setScoring}
          />
        )}
      </BoardArea>
      {planning.dialog}
      {rules}
      <TableNote text={trouble} />
    </div>
  );
};

import type { Result } from '@swordtable/kernel';
import './table-page.css';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Table, TableState } from '../../client/table.ts';
import { useTable } from '../../client/use-table.ts';
import { SheetSlot } from '../../kit/layout/sheet-slot.ts';
import { RecapContext } from '../../kit/recap/recap-context.ts';
import { AloneContext } from '../../kit/selection/alone.ts';
import { useInFlight } from '../../kit/selection/in-flight.ts';
import { useSound } from '../../kit/sound/use-sound.ts';
import { useStepSentences } from '../../kit/table/use-step-sentences.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { useRulesPanel } from '../rules/use-rules-panel.tsx';
import { Ending } from './ending.tsx';
import type { MatchAction } from './match-menu.tsx';
import { useLookingBack, useMissedSteps } from './missed-steps.ts';
import { MissedStepsPanel } from './missed-steps-panel.tsx';
import { sayPlainly } from './orders/say-wanted.ts';
import { useOrdersWords } from './orders/use-orders-words.ts';
import { usePlanning } from './orders/use-planning.tsx';
import { usePlayWords } from './play-words.ts';
import { useSeatNames } from './seat-names.ts';
import { TableBar } from './table-bar.tsx';
import { Tools } from './tools.tsx';
import { useAdvice } from './use-advice.ts';
import { useGameTable } from './use-game-table.ts';
import { focusQuestion, leaveFocus, useQuestionFocus } from './use-question-focus.ts';
import { useRecap } from './use-recap.ts';
import { useSummaries } from './use-summaries.tsx';

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
/** In guided games and at one device, no one plans ahead: learners play turn by turn, and at one device the next player is watching. */
const NO_PLANS = {};

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
  const inWords = useRefusal();
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
  // The game stays the same as long as the page does, and so do its hooks.
  const planning = usePlanning(
    // Only games whose turns can be planned have words for it.
    coach === undefined && isShared !== true && game?.useWantedLabel !== undefined ? table : NO_PLANS,
    state,
    game?.useWantedLabel?.() ?? sayPlainly,
    setNote,
  );
  const answer = useCallback(
    async (action: unknown) => {
      leaveFocus();
      const done = await act(action);
      // The same question is asked again, and its keys still work.
      if (!done.ok) focusQuestion();
      return done;
    },
    [act],
  );
  const answering = useInFlight(planning.sandbox?.table ?? { ...table, act: answer }, (planning.sandbox?.state ?? state).decision);
  const { isSlow, refused } = answering.inFlight;
  const plays = state.watcher !== null && state.card.status === 'running';
  const [sheets, setSheets] = useState<HTMLElement | null>(null);
  const recap = useRecap(state, game, plays, since.missed.length > 0, sheets);
  const summaries = useSummaries(state, game, seats);
  const [isScoring, setScoring] = useState(false);
  // Two players at one device may have questions with the same number.
  const asked = state.decision === null ? undefined : `${state.decision.seq} of ${state.watcher}`;
  useQuestionFocus(asked);
  // What was said about one question doesn't apply to the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line is what changes.
  useEffect(() => setNote(undefined), [state.seq]);
  // The answered question is gone, so it can't say why the answer was refused.
  const late = refused === undefined || refused.of === state.decision ? undefined : inWords(refused.why);
  const onItsWay = isSlow ? words.onItsWay : state.connection === 'lost' ? words.lost : undefined;
  const trouble = state.trouble === undefined ? (onItsWay ?? note ?? late ?? noted) : inWords(state.trouble);
  const resign: MatchAction = {
    id: 'resign',
    label: words.resign,
    confirm: { question: words.resignAsk, yes: words.resignYes, no: words.resignNo },
    onDo: () => void table.resign().then((done) => setNote(done.ok ? undefined : inWords(done.refusal))),
  };
  const leave = (event: MouseEvent): void => {
    if (isSlow && !window.confirm(words.leaveAsk)) event.preventDefault();
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
          {summaries.action !== undefined && (
            <button type="button" className="btn" onClick={summaries.action.onDo}>
              {summaries.action.label}
            </button>
          )}
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
      <SheetSlot value={setSheets}>
        <RecapContext value={recap}>
          <AloneContext value={state.card.seats.length === 1}>
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
          </AloneContext>
        </RecapContext>
      </SheetSlot>
      {planning.dialog}
      {rules}
      {trouble !== undefined && (
        <p className="table-note" role="status">
          {trouble}
        </p>
      )}
    </div>
  );
};

import { explain as whyOf } from '@swordtable/games/contracts/explain/explain';
import type { Question } from '@swordtable/games/contracts/explain/question';
import { standing } from '@swordtable/server/match/standing';
import { type KeyboardEvent, type ReactNode, useCallback, useMemo } from 'react';
import { WhySlip } from '../../../kit/why/slip.tsx';
import { useWhy } from '../../../kit/why/use-why.ts';
import { partyClass, renderWhy } from '../../../kit/why/why.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import { useTableInfo } from '../board/table-info.ts';
import type { TableState } from '../typed.ts';
import { ExplainContext, type ExplainInput, ExplainInputContext, useExplainInput } from './use-explaining.ts';
import { useContractWhyWords } from './words.ts';

interface SlipsProps {
  /** What is done before the rules are opened: whatever lies over the table is put away. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/** Everything below it can be asked "Why?". What lies over the table has slips of its own, since nothing behind it can be reached. */
export const Slips = ({ onLeave, children }: SlipsProps) => {
  const { view, seats, mine } = useTableInfo();
  const { events, openRule } = useExplainInput();
  const { sayFor } = useContractWhyWords();
  const { explained, explain, close } = useWhy();
  const onAsked = useCallback(
    (asked: Question, near?: Element | null) => {
      const why = whyOf({ view, watcher: mine, events }, asked);
      if (why !== undefined) explain(renderWhy(why, sayFor(seatsOf(seats)), partyClass), near);
    },
    [explain, view, seats, mine, events, sayFor],
  );
  const openHere = (id: string): void => {
    onLeave?.();
    openRule?.(id);
  };
  // Escape closes the slip, and not what lies below it as well.
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && explained !== undefined) event.preventDefault();
  };
  return (
    <ExplainContext value={onAsked}>
      {children}
      {explained !== undefined && (
        <div className="slip-over" onKeyDownCapture={onKey}>
          <WhySlip explained={explained} onClose={close} openRule={openRule && openHere} />
        </div>
      )}
    </ExplainContext>
  );
};

interface ExplainingProps extends Pick<ExplainInput, 'openRule'> {
  readonly steps: TableState['steps'];
  readonly children: ReactNode;
}

/** The table whose numbers are explained, out of all that has happened there. */
export const Explaining = ({ steps, openRule, children }: ExplainingProps) => {
  const events = useMemo(() => standing(steps).flatMap((step) => step.events), [steps]);
  const grounds = useMemo(() => ({ events, openRule }), [events, openRule]);
  return (
    <ExplainInputContext value={grounds}>
      <Slips>{children}</Slips>
    </ExplainInputContext>
  );
};

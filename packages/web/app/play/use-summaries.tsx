import { standing } from '@swordtable/server/match/standing';
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import type { TableState } from '../../client/table.ts';
import type { Summary } from '../../kit/summary/summary.ts';
import { SummarySheet } from '../../kit/summary/summary-sheet.tsx';
import { useSummaryWords } from '../../kit/summary/use-summary-words.ts';
import type { GameTable, SeatName } from '../../kit/table/game-table.ts';
import type { MatchAction } from './match-menu.tsx';
import { newSummary } from './new-summary.ts';

const NONE: readonly Summary[] = [];

/** The results of the rounds and the match so far; if a game has none, the final points. */
const useKnownSummaries = ({ view, steps, card }: TableState, game: GameTable | undefined): readonly Summary[] => {
  const words = useSummaryWords();
  const summarize = game?.useSummaries?.();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the summaries change with the language, and so do the words.
  return useMemo(() => {
    if (card.status === 'waiting') return NONE;
    const own = summarize?.({ view, steps: standing(steps) }) ?? NONE;
    const points = card.ended?.why === 'finished' && own.length === 0 ? card.ended.standing?.points : undefined;
    if (points === undefined) return own;
    return [{ id: 'final', title: words.finalTitle, short: words.final, rows: [{ label: words.points, values: points, isTotal: true }] }];
  }, [view, steps, card, words]);
};

interface Summaries {
  readonly sheet: ReactNode;
  /** Opens the newest again, if there is one. */
  readonly action: MatchAction | undefined;
  readonly button: ReactNode;
}

/** The sheets of rounds and of the match. One that ends while the player is looking opens automatically and stays until dismissed. */
export const useSummaries = (state: TableState, game: GameTable | undefined, seats: readonly SeatName[]): Summaries => {
  const words = useSummaryWords();
  const summaries = useKnownSummaries(state, game);
  const known = useRef(summaries.length);
  const [open, setOpen] = useState<string>();
  if (summaries.length !== known.current) {
    const fresh = newSummary(known.current, summaries);
    known.current = summaries.length;
    if (fresh !== undefined) setOpen(fresh);
  }
  const { SeatSign, seatColor } = game ?? {};
  const signOf = (seat: number): ReactNode =>
    SeatSign !== undefined && (
      <svg viewBox="0 0 24 24" aria-hidden="true" style={{ fill: seatColor?.(seat) } as CSSProperties}>
        <SeatSign seat={seat} />
      </svg>
    );
  const newest = summaries.at(-1)?.id;
  const action = newest === undefined ? undefined : { id: 'scores', label: words.open, onDo: () => setOpen(newest) };
  return {
    action,
    button: action !== undefined && (
      <button type="button" className="btn" onClick={action.onDo}>
        {action.label}
      </button>
    ),
    sheet: open !== undefined && <SummarySheet summaries={summaries} seats={seats} signOf={signOf} open={open} onOpen={setOpen} />,
  };
};

import { creditFor } from '@swordtable/bots';
import { accept, type Refusal, type Result } from '@swordtable/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { OpenPuzzle } from '../../client/puzzles/client.ts';
import type { Judged, PuzzleCard } from '../../client/puzzles/host.ts';
import type { Table, TableState } from '../../client/table.ts';
import { dailyGame, dailyPuzzle, dayOf, keepDailyDone } from './daily.ts';
import { keepProgress, keptProgress, type Progress, progressAfter } from './progress.ts';

/** What came of an answer, and how the player's rating changed by it; not at all if it wasn't the first. */
export interface Outcome {
  readonly verdict: Judged;
  readonly before: Progress;
  readonly after: Progress;
}

export interface Solving {
  readonly state: TableState;
  readonly table: Pick<Table, 'act' | 'preview'>;
  readonly isChecking: boolean;
  readonly outcome: Outcome | undefined;
  /** Whether the best answer is shown on the board, or the question. */
  readonly isPlayed: boolean;
  readonly show: (isPlayed: boolean) => void;
  readonly trouble: Refusal | undefined;
  readonly retry: () => void;
}

const bookDaily = (game: string, card: PuzzleCard, cards: readonly PuzzleCard[]): void => {
  const day = dayOf(new Date());
  if (dailyGame(day) === game && dailyPuzzle(cards, day)?.id === card.id) keepDailyDone(day);
};

/** A puzzle that is being solved. The table never moves on: an answer is judged, and the best one is shown beside it. */
export const usePuzzle = (game: string, puzzle: OpenPuzzle, card: PuzzleCard, cards: readonly PuzzleCard[]): Solving => {
  const [tries, setTries] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isPlayed, setPlayed] = useState(true);
  const [trouble, setTrouble] = useState<Refusal>();
  // A question that was answered takes no other answer, so every try has its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the try is what changes.
  const state = useMemo(() => {
    const { decision } = puzzle.state;
    return { ...puzzle.state, decision: decision === null ? null : { ...decision } };
  }, [puzzle, tries]);
  const act = useCallback(
    async (action: unknown): Promise<Result<void>> => {
      setChecking(true);
      const judged = await puzzle.judge(action);
      setChecking(false);
      setTrouble(judged.ok ? undefined : judged.refusal);
      if (!judged.ok) return judged;
      const before = keptProgress(game);
      const after = progressAfter(before, card, creditFor(judged.value.loss));
      keepProgress(game, after);
      bookDaily(game, card, cards);
      setPlayed(true);
      setOutcome({ verdict: judged.value, before, after });
      setTries((now) => now + 1);
      return accept(undefined);
    },
    [puzzle, game, card, cards],
  );
  const retry = useCallback(() => {
    setOutcome(undefined);
    setTries((now) => now + 1);
  }, []);
  const table = useMemo(() => ({ act, preview: puzzle.preview }), [act, puzzle]);
  return { state, table, isChecking, outcome, isPlayed, show: setPlayed, trouble, retry };
};

import type { Judged } from '../../client/puzzles/host.ts';
import type { TableState } from '../../client/table.ts';
import type { GameTable, SeatName } from '../../kit/table/game-table.ts';
import { useSayReason } from '../../kit/table/use-say-reason.ts';
import { useStepSentences } from '../../kit/table/use-step-sentences.ts';
import { usePuzzleWords } from './puzzle-words.ts';

interface ExplanationProps {
  readonly game: GameTable;
  /** The position of the puzzle. */
  readonly state: TableState;
  readonly seats: readonly SeatName[];
  readonly judged: Judged;
}

/** The best answer in sentences, and what makes it the best. */
export const Explanation = ({ game, state, seats, judged: { thoughts, played } }: ExplanationProps) => {
  const words = usePuzzleWords();
  const tell = useStepSentences(game);
  const sayReason = useSayReason(game, state.view, seats);
  const sentences = played.flatMap((step) => tell(step, seats, state).slice(0, 1));
  const reasons = (thoughts[0]?.because ?? []).flatMap((message) => sayReason(message) ?? []);
  return (
    <p className="puzzle-why">
      {words.best(sentences.join(' '))} {reasons.length > 0 && words.because(reasons)}
    </p>
  );
};

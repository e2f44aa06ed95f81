import { answersBeforeBranch } from '@swordtable/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Replay } from '../../../client/replay/replay.ts';
import { hasKeyboard } from '../../../kit/keyboard.ts';
import type { GameTable, SeatName, Sentences } from '../../../kit/table/game-table.ts';
import { useSayReason } from '../../../kit/table/use-say-reason.ts';
import type { PlotProps } from '../plot.tsx';
import { Plots } from '../plots.tsx';
import { useReplayWords } from '../replay-words.ts';
import { sentenceOf } from '../step-sentence.ts';
import type { Playback } from '../use-playback.ts';
import { Moves } from './moves.tsx';
import { type Part, ReviewPanel } from './panel.tsx';
import { curvesOf, flagsIn } from './review-curves.ts';
import { useReviewWords } from './review-words.ts';
import { ShareAccuracy } from './share-accuracy.tsx';
import { Summary } from './summary.tsx';
import { type OtherMatch, useBetter } from './use-better.ts';
import type { ReviewState } from './use-review.ts';

interface MatchReviewProps {
  readonly state: ReviewState;
  readonly replay: Replay;
  /** The match's id on the server, if it's there. */
  readonly match: string | undefined;
  readonly game: GameTable | undefined;
  readonly seats: readonly SeatName[];
  readonly own: readonly number[];
  readonly course: Playback;
  readonly tell: Sentences<unknown, unknown>;
  /** What the chart is drawn with. */
  readonly plot: Pick<PlotProps, 'seats' | 'Sign' | 'marks' | 'step' | 'text' | 'onStep'>;
  /** Shows the match after a better answer on the board, or as it was. */
  readonly onOther: (other: OtherMatch | undefined) => void;
  readonly onClose: () => void;
  readonly say: (sentence: string) => void;
}

/** The review of a replayed match: luck and skill, better moves on the board, and the expectations over time. */
export const MatchReview = ({ state, replay, match, game, seats, own, course, tell, plot, onOther, onClose, say }: MatchReviewProps) => {
  const words = useReviewWords();
  const replayWords = useReplayWords();
  const { review } = state;
  const [seat, setSeat] = useState(own[0] ?? (typeof course.eyes === 'number' ? course.eyes : 0));
  const [part, setPart] = useState<Part>('summary');
  const [at, setAt] = useState(0);
  const [isShown, setShown] = useState(false);
  // Before a branch, the match belongs to another one, and only one seat's view is open.
  const branched = answersBeforeBranch(replay.file?.redealt);
  const isOpen = useCallback((step: number): boolean => step >= branched, [branched]);
  const wrongOf = (whose: number) =>
    (review?.steps ?? []).flatMap((reviewed, step) =>
      reviewed.seat === whose && reviewed.better !== undefined && isOpen(step) ? [{ step, reviewed }] : [],
    );
  const wrong = wrongOf(seat);
  const move = part === 'moves' ? wrong[at] : undefined;
  const other = useBetter(replay.file, move?.step, seat, move?.reviewed.better);
  useEffect(() => onOther(isShown ? other : undefined), [isShown, other, onOther]);
  const go = (to: number, whose = seat): void => {
    const found = wrongOf(whose)[to];
    setAt(to);
    if (found === undefined) return;
    course.goTo(found.step);
    course.look(whose);
  };
  const choose = (chosen: Part): void => {
    setPart(chosen);
    setShown(false);
    if (chosen === 'moves') go(at);
  };
  const view = move && replay.stateAt(move.step, seat)?.view;
  const known = view === undefined ? undefined : { view, steps: replay.happened(seat) };
  const inWords = (from: Replay | undefined, step: number): string =>
    sentenceOf(from?.happened(seat)[step], tell, seats, known, replayWords, false);
  const sayReason = useSayReason(game, view, seats);
  const curves = useMemo(() => (review === undefined ? [] : curvesOf(review, isOpen, words)), [review, isOpen, words]);
  return (
    <ReviewPanel
      {...{ state, seats, seat, part, onClose }}
      all={replay.last}
      onSeat={(whose) => {
        setSeat(whose);
        if (part === 'moves') go(0, whose);
        else setAt(0);
      }}
      onPart={choose}
    >
      {review !== undefined && part === 'summary' && (
        <Summary review={review} seats={seats} seat={seat}>
          {match !== undefined && own.includes(seat) && <ShareAccuracy review={review} match={match} seat={seat} />}
        </Summary>
      )}
      {part === 'moves' && (
        <Moves
          {...{ replay, seats, seat, wrong, at, sayReason, isShown, say }}
          onMove={go}
          onShow={(shown) => {
            setShown(shown);
            if (move !== undefined) course.goTo(move.step);
            // On a phone, the board is out of sight.
            if (!hasKeyboard()) document.querySelector('main')?.scrollIntoView();
          }}
          played={move === undefined ? '' : inWords(replay, move.step + 1)}
          better={other && inWords(other.replay, other.replay.last)}
        />
      )}
      {review !== undefined && part === 'chart' && <Plots curves={curves} {...plot} flags={flagsIn(review, isOpen)} />}
    </ReviewPanel>
  );
};

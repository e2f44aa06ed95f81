import type { ReviewedStep } from '@swordtable/bots/review/index';
import type { Message } from '@swordtable/kernel';
import type { Replay } from '../../../client/replay/replay.ts';
import type { SeatName } from '../../../kit/table/game-table.ts';
import { useReviewWords } from './review-words.ts';
import { TryIt } from './try-it.tsx';

/** An answer that wasn't good, and what it's put into words with. */
export interface WrongMove {
  readonly step: number;
  readonly reviewed: ReviewedStep;
}

export interface MovesProps {
  readonly replay: Replay;
  readonly seats: readonly SeatName[];
  readonly seat: number;
  readonly wrong: readonly WrongMove[];
  /** The move that is shown, by its index. */
  readonly at: number;
  readonly onMove: (at: number) => void;
  /** What was played, and what would have been better, in sentences, once they're known. */
  readonly played: string;
  readonly better: string | undefined;
  readonly sayReason: (message: Message) => string | undefined;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly say: (sentence: string) => void;
}

const gainOf = ({ seat, before, after }: ReviewedStep): readonly [number, number | undefined] => {
  const of = (list: readonly number[] | undefined): number => list?.[seat] ?? 0;
  const wins = before.wins === undefined || after.wins === undefined ? undefined : of(before.wins) - of(after.wins);
  return [of(before.margins) - of(after.margins), wins];
};

const Step = ({ label, sign, onPress, off }: { label: string; sign: string; onPress: () => void; off: boolean }) => (
  <button type="button" className="leaf" aria-label={label} title={label} aria-disabled={off} onClick={off ? undefined : onPress}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={sign} />
    </svg>
  </button>
);

/** Steps through the answers that weren't good: what was played, what is better, and why. */
export const Moves = (props: MovesProps) => {
  const { replay, seats, seat, wrong, at, onMove, played, better, sayReason, isShown, onShow, say } = props;
  const words = useReviewWords();
  const move = wrong[at];
  if (move === undefined) return <p className="none">{words.noWrong(seats[seat]?.you === true ? undefined : seats[seat]?.name)}</p>;
  const { step, reviewed } = move;
  const { grade = 'good' } = reviewed;
  const reasons = (reviewed.better?.because ?? []).flatMap((message) => sayReason(message) ?? []);
  return (
    <div className="moves">
      <div className="which">
        <Step label={words.previous} sign="M16 4v16L6 12z" onPress={() => onMove(at - 1)} off={at === 0} />
        <b>{words.counter(at + 1, wrong.length)}</b>
        <Step label={words.next} sign="M8 4v16l10-8z" onPress={() => onMove(at + 1)} off={at === wrong.length - 1} />
        <span className={`grade ${grade}`}>{words.grades[grade]}</span>
        <span className="number">{words.move(step + 1)}</span>
      </div>
      <dl aria-live="polite">
        <dt>{words.played}</dt>
        <dd>{played}</dd>
        <dt>{words.better}</dt>
        <dd>
          <b>{better ?? '…'}</b> {words.gain(...gainOf(reviewed))} {reasons.length > 0 && words.because(reasons)}
        </dd>
      </dl>
      <div className="row">
        <button type="button" className="btn" aria-pressed={isShown} onClick={() => onShow(!isShown)}>
          {isShown ? words.showPlayed : words.show}
        </button>
        <TryIt replay={replay} step={step} seat={reviewed.seat} say={say} />
      </div>
    </div>
  );
};

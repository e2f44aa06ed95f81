import './review.css';
import { isWhole, type Review } from '@swordtable/bots/review/index';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { SeatName } from '../../../kit/table/game-table.ts';
import { Progress } from './progress.tsx';
import { useReviewWords } from './review-words.ts';
import type { ReviewState } from './use-review.ts';

export const PARTS = ['summary', 'moves', 'chart'] as const;
export type Part = (typeof PARTS)[number];

interface PanelProps {
  readonly state: ReviewState;
  readonly all: number;
  readonly seats: readonly SeatName[];
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  readonly onClose: () => void;
  /** The chosen part of a review. */
  readonly children: ReactNode;
}

/** What can be done with a review that isn't running. */
const Next = ({ state, review }: { readonly state: ReviewState; readonly review: Review }) => {
  const words = useReviewWords();
  if (!isWhole(review))
    return (
      <>
        <span>{words.stopped(review.steps.length, review.answers)}</span>
        <button type="button" className="btn" onClick={() => state.start(review.depth)}>
          {words.goOn}
        </button>
      </>
    );
  return (
    <>
      <span>{review.depth === 'deep' ? words.deep : words.quick}</span>
      {review.depth === 'quick' && (
        <button type="button" className="btn" title={words.deeperText} onClick={() => state.start('deep')}>
          {words.deeper}
        </button>
      )}
      <Link className="btn" href="/reviews">
        {words.trends}
      </Link>
    </>
  );
};

/** The review of a match, in three parts, beside the controls of its replay. */
export const ReviewPanel = ({ state, all, seats, seat, onSeat, part, onPart, onClose, children }: PanelProps) => {
  const words = useReviewWords();
  const { review, isRunning, note } = state;
  const panel = useRef<HTMLElement>(null);
  // On a phone, it opens below the controls.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={panel} className="review panel" aria-label={words.review}>
      <header>
        <fieldset className="parts">
          <legend className="spoken">{words.parts}</legend>
          {PARTS.map((each) => (
            <button key={each} type="button" aria-pressed={part === each} onClick={() => onPart(each)}>
              {words.tabs[each]}
            </button>
          ))}
        </fieldset>
        {seats.length > 1 && (
          <label className="of-player">
            <span className="spoken">{words.who}</span>
            <select value={seat} onChange={(event) => onSeat(Number(event.currentTarget.value))}>
              {seats.map(({ name }, each) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its place.
                <option key={each} value={each}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="button" className="close" aria-label={words.close} title={words.close} onClick={onClose}>
          ×
        </button>
      </header>
      {note !== undefined && <p role="status">{note}</p>}
      {review !== undefined && <div className="part">{children}</div>}
      <footer>{isRunning ? <Progress review={state} all={all} /> : review !== undefined && <Next state={state} review={review} />}</footer>
    </section>
  );
};

import './orders.css';
import { useEffect, useRef } from 'react';
import type { Planned, Wanted } from '../../../client/orders.ts';
import { useOrdersWords } from './use-orders-words.ts';

interface PlanningBarProps {
  readonly planned: Planned;
  readonly say: (wanted: Wanted) => string;
  readonly onBack: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Stands above the board while a turn is played in advance: nobody should take it for the match. */
export const PlanningBar = ({ planned: { wanted, decision, certain }, say, onBack, onDone, onCancel }: PlanningBarProps) => {
  const words = useOrdersWords();
  const bar = useRef<HTMLElement>(null);
  // What opened it is gone from the table meanwhile, and whoever plays by keys goes on from here.
  useEffect(() => bar.current?.focus(), []);
  const going = wanted.length === 0 ? words.planning : words.unfinished;
  const state = certain ? (decision === null ? words.complete : going) : words.uncertain;
  return (
    <section ref={bar} tabIndex={-1} className="planning-bar" aria-label={words.plan}>
      <p role="status">{state}</p>
      {wanted.length > 0 && (
        <ol aria-label={words.steps}>
          {wanted.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same answer may be given twice, and a step is its place.
            <li key={index}>{say(each)}</li>
          ))}
        </ol>
      )}
      <div className="row">
        <button type="button" className="btn quiet" onClick={onCancel}>
          {words.cancel}
        </button>
        {wanted.length > 0 && (
          <>
            <button type="button" className="btn" onClick={onBack}>
              {words.back}
            </button>
            <button type="button" className="btn lamp" onClick={onDone}>
              {words.done}
            </button>
          </>
        )}
      </div>
    </section>
  );
};

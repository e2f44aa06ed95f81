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

/** Above the board while a turn is planned, so that no one mistakes it for the match. */
export const PlanningBar = ({ planned: { wanted, decision, certain }, say, onBack, onDone, onCancel }: PlanningBarProps) => {
  const words = useOrdersWords();
  const bar = useRef<HTMLElement>(null);
  // The button that opened it is gone, so keyboard players continue from here.
  useEffect(() => bar.current?.focus(), []);
  const going = wanted.length === 0 ? words.planning : words.unfinished;
  const state = certain ? (decision === null ? words.complete : going) : words.uncertain;
  return (
    <section ref={bar} tabIndex={-1} className="planning-bar" aria-label={words.plan}>
      <p role="status">{state}</p>
      {wanted.length > 0 && (
        <ol aria-label={words.steps}>
          {wanted.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same answer may occur twice, and a step is identified by its place.
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

import { SEATS_MAX, SEATS_MIN } from '@swordtable/server/api/seeks';
import { useOpponentWords } from './opponent-words.ts';

const COUNTS = Array.from({ length: SEATS_MAX - SEATS_MIN + 1 }, (_, index) => SEATS_MIN + index);

/** How many are to play. */
export const SeatsField = ({ seats, onChange }: { readonly seats: number; readonly onChange: (seats: number) => void }) => {
  const words = useOpponentWords();
  return (
    <fieldset className="panel group">
      <legend className="display">{words.players}</legend>
      <div className="counts">
        {COUNTS.map((count) => (
          <label key={count} className="count-choice">
            <input
              type="radio"
              name="seats"
              checked={seats === count}
              onChange={() => onChange(count)}
              aria-label={words.playersOf(count)}
            />
            <b aria-hidden="true">{count}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

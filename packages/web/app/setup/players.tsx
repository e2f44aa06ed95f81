import type { Game } from '@swordtable/kernel';
import { withSeats } from './change-choices.ts';
import type { Choices } from './choices.ts';
import { useOpponentWords } from './opponent-words.ts';

interface PlayersProps {
  readonly game: Game;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

/** The number of players, if the game offers a choice. It comes first, because everything else depends on it. */
export const Players = ({ game, choices, onChange }: PlayersProps) => {
  const words = useOpponentWords();
  const { min, max } = game.seats;
  if (min === max) return null;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <fieldset className="panel group">
      <legend className="display">{words.players}</legend>
      <div className="counts">
        {counts.map((count) => (
          <label key={count} className="count-choice">
            <input
              type="radio"
              name="players"
              checked={choices.seats === count}
              onChange={() => onChange(withSeats(choices, count))}
              aria-label={words.count(count)}
            />
            <b aria-hidden="true">{count}</b>
            {count === 1 && <small aria-hidden="true">{words.alone}</small>}
          </label>
        ))}
      </div>
      {choices.seats === 1 && <p>{words.aloneText}</p>}
    </fieldset>
  );
};

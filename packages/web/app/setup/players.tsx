import type { Game } from '@swordtable/kernel';
import { withSeats } from './change-choices.ts';
import type { Choices } from './choices.ts';
import { Counts } from './counts.tsx';
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
  return (
    <fieldset className="panel group">
      <legend className="display">{words.players}</legend>
      <Counts
        group="players"
        least={min}
        most={max}
        chosen={choices.seats}
        label={words.count}
        note={(count) => (count === 1 ? words.alone : undefined)}
        onChoose={(count) => onChange(withSeats(choices, count))}
      />
      {choices.seats === 1 && <p>{words.aloneText}</p>}
    </fieldset>
  );
};

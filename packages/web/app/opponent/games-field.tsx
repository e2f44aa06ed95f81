import { Icon } from '../../kit/icons/icon.tsx';
import { canSeat, describedGame, emblemOf, homeGames, titleOf } from '../home/home-games.ts';
import { ChoiceGroup } from '../setup/choice.tsx';
import { useWords } from '../words/use-words.ts';
import { useOpponentWords } from './opponent-words.ts';

interface GamesProps {
  readonly games: readonly string[];
  /** How many are to play; games for fewer can't be chosen. */
  readonly seats: number;
  readonly onChange: (games: readonly string[]) => void;
}

/** The games someone wants to play, one or more. */
export const GamesField = ({ games, seats, onChange }: GamesProps) => {
  const words = useOpponentWords();
  const all = useWords();
  const toggle = (id: string): void => onChange(homeGames().filter((game) => (game === id) !== games.includes(game)));
  return (
    <ChoiceGroup name={words.games} text={words.gamesText}>
      {homeGames().map((id) => {
        const game = describedGame(id);
        const isFit = canSeat(id, seats);
        return (
          <label className="answer" key={id} data-game={id}>
            <input type="checkbox" checked={isFit && games.includes(id)} disabled={!isFit} onChange={() => toggle(id)} />
            <Icon name={game === undefined ? 'emblem/swordtable' : emblemOf(game)} className="answer-icon" />
            <span>
              <b>{titleOf(all, id)}</b>
              <small>{game === undefined ? '' : all.games[game].family}</small>
              {!isFit && <small className="unfit">{words.forTwo}</small>}
            </span>
          </label>
        );
      })}
    </ChoiceGroup>
  );
};

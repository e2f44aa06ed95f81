import type { GameRating } from '@swordtable/server/api/players';
import { Icon } from '../../kit/icons/icon.tsx';
import { describedGame, emblemOf, titleOf } from '../home/home-games.ts';
import { useWords } from '../words/use-words.ts';
import { usePlayersWords } from './players-words.ts';

interface RatingCardsProps {
  readonly ratings: readonly GameRating[];
  readonly chosen: string | undefined;
  readonly onChoose: (game: string) => void;
}

/** A player's rating in each game. Choosing one shows its history. */
export const RatingCards = ({ ratings, chosen, onChoose }: RatingCardsProps) => {
  const words = usePlayersWords();
  const site = useWords();
  return (
    <ul className="rating-cards" aria-label={words.ratings}>
      {ratings.map(({ game, rating, deviation, provisional, matches, wins }) => {
        const described = describedGame(game);
        return (
          <li key={game}>
            <button type="button" className="panel" data-game={game} aria-pressed={game === chosen} onClick={() => onChoose(game)}>
              <Icon name={described === undefined ? 'emblem/swordtable' : emblemOf(described)} className="rating-emblem" />
              <span>
                <b>{titleOf(site, game)}</b>
                <strong>
                  {rating}
                  {provisional && <small> {words.provisional}</small>}
                </strong>
                <small>{words.between(rating - 2 * deviation, rating + 2 * deviation)}</small>
                <small>
                  {words.played(matches)} · {words.won} {words.share(wins, matches)}
                </small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};

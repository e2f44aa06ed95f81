import '../shell/figures.css';
import './players.css';
import { Link, useSearch } from 'wouter';
import { players } from '../../client/remote/players.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import { useLanguage } from '../../kit/words/language.ts';
import { sayRefusal } from '../../kit/words/refusals.ts';
import { describedGame, emblemOf, homeGames, titleOf } from '../home/home-games.ts';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';
import { Board } from './leaderboard.tsx';
import { usePlayersWords } from './players-words.ts';
import { useAsked } from './use-asked.ts';

const Games = ({ chosen }: { readonly chosen: string }) => {
  const words = usePlayersWords();
  const site = useWords();
  return (
    <nav className="board-games" aria-label={words.games}>
      {homeGames().map((id) => {
        const game = describedGame(id);
        return (
          <Link
            key={id}
            className="btn"
            href={`/players?game=${id}`}
            replace
            aria-current={id === chosen ? 'page' : undefined}
            data-game={id}
          >
            {game !== undefined && <Icon name={emblemOf(game)} />}
            {titleOf(site, id)}
          </Link>
        );
      })}
    </nav>
  );
};

/** The leaderboards, one game at a time. */
export const LeaderboardPage = () => {
  const words = usePlayersWords();
  const language = useLanguage();
  const wanted = new URLSearchParams(useSearch()).get('game');
  const game = homeGames().find((id) => id === wanted) ?? homeGames()[0] ?? '';
  const { value, refusal } = useAsked(players.best, game);
  return (
    <Page heading={words.heading}>
      <div className="players-page figures">
        <header className="page-head">
          <h1 className="display">{words.heading}</h1>
          <p>{words.lead}</p>
        </header>
        <div>
          <Games chosen={game} />
          <div role="status">
            {value === undefined && <p className="note">{refusal === undefined ? words.loading : sayRefusal(language, refusal)}</p>}
            {value?.players.length === 0 && <p className="note">{words.none}</p>}
          </div>
        </div>
        {value !== undefined && <Board board={value} />}
      </div>
    </Page>
  );
};

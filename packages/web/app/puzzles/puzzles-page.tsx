import './puzzles-page.css';
import { Link } from 'wouter';
import { Icon } from '../../kit/icons/icon.tsx';
import { describedGame, emblemOf, type GameId, homeGames } from '../home/home-games.ts';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';
import { dailyGame, dayOf, isDailyDone } from './daily.ts';
import { keptProgress } from './progress.ts';
import { usePuzzleWords } from './puzzle-words.ts';
import { Stats } from './stats.tsx';

const GameEntry = ({ game }: { readonly game: GameId }) => {
  const { title } = useWords().games[game];
  return (
    <Link className="panel puzzle-game" href={`/puzzles/${game}`} data-game={game}>
      <span className="puzzle-game-name">
        <Icon name={emblemOf(game)} className="puzzle-emblem" />
        <h2 className="display">{title}</h2>
      </span>
      <Stats progress={keptProgress(game)} />
    </Link>
  );
};

/** The puzzles of all games. */
export const PuzzlesPage = () => {
  const words = usePuzzleWords();
  const all = useWords();
  const day = dayOf(new Date());
  return (
    <Page heading={words.heading}>
      <div className="page-head">
        <h1 className="display">{words.heading}</h1>
        <p>{words.lead}</p>
      </div>
      <div className="puzzle-games">
        <Link className="panel puzzle-game puzzle-today" href="/puzzles/today">
          <span className="puzzle-game-name">
            <Icon name={emblemOf(dailyGame(day))} className="puzzle-emblem" />
            <h2 className="display">{words.today}</h2>
          </span>
          <p>{isDailyDone(day) ? words.todayDone : all.games[dailyGame(day)].title}</p>
        </Link>
        {homeGames().flatMap((id) => {
          const game = describedGame(id);
          return game === undefined ? [] : [<GameEntry key={game} game={game} />];
        })}
      </div>
    </Page>
  );
};

import '../home/matches.css';
import './watch-page.css';
import type { ListedMatch } from '@swordtable/server/api/match';
import { Link } from 'wouter';
import { Icon } from '../../kit/icons/icon.tsx';
import { useLanguage, wordsBy } from '../../kit/words/language.ts';
import { describedGame, emblemOf, homeGames, titleOf } from '../home/home-games.ts';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';
import { ago } from './ago.ts';
import { useRunning } from './running.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const useWatchWords = wordsBy({ en, de });
/** A clock longer than this, in seconds, counts as over days. */
const LIVE = 3_600;

const Line = ({ match }: { readonly match: ListedMatch }) => {
  const words = useWords();
  const own = useWatchWords();
  const language = useLanguage();
  const game = describedGame(match.game);
  const names = match.seats.map(({ name, player, level }) =>
    player === 'bot' && level !== undefined ? words.matches.bot(level) : name || own.guest,
  );
  return (
    <Link className="match" href={`/match/${match.match}`} data-game={match.game}>
      <span className="mini">
        <Icon name={game === undefined ? 'emblem/swordtable' : emblemOf(game)} className="" />
      </span>
      <span className="grow">
        <b>{titleOf(words, match.game, match.name)}</b>
        <small>{own.against(names)}</small>
      </span>
      <span className="st">
        <em>{match.clock !== null && match.clock.seconds > LIVE ? own.over : own.live}</em>
        <small>
          {own.moved}: {ago(language, match.updated, Date.now())}
        </small>
      </span>
    </Link>
  );
};

const Nobody = () => {
  const words = useWords();
  const own = useWatchWords();
  return (
    <div className="panel watch-none">
      <Icon name="eye" className="watch-eye" />
      <p>{own.none}</p>
      <p className="watch-begin">
        {homeGames().map((id) => (
          <Link key={id} className="btn" href={`/new/${id}?against=link&public=yes`}>
            {own.setUp(titleOf(words, id))}
          </Link>
        ))}
      </p>
    </div>
  );
};

/** The server's public matches, to watch. */
export const WatchPage = () => {
  const words = useWords();
  const own = useWatchWords();
  const { list, away, more } = useRunning();
  const matches = list?.matches ?? [];
  return (
    <Page heading={own.heading}>
      <div className="page-head">
        <h1 className="display">{own.heading}</h1>
        <p>{own.lead}</p>
      </div>
      <div role="status">{away && <p className="note">{matches.length > 0 ? own.stale : own.away}</p>}</div>
      {list === undefined && !away && <p className="note">{words.page.loading}</p>}
      {list !== undefined && matches.length === 0 && !away && <Nobody />}
      <ul className="matches watch-list" aria-label={own.list}>
        {matches.map((match) => (
          <li key={match.match}>
            <Line match={match} />
          </li>
        ))}
      </ul>
      {list?.next != null && (
        <button type="button" className="btn quiet" onClick={more}>
          {own.more}
        </button>
      )}
    </Page>
  );
};

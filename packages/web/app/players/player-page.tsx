import '../shell/figures.css';
import './players.css';
import type { PlayerPage as Told } from '@swordtable/server/api/players';
import { useState } from 'react';
import { Link } from 'wouter';
import { players } from '../../client/remote/players.ts';
import { PlayerEmblem } from '../../kit/emblem/emblem.tsx';
import { useLanguage } from '../../kit/words/language.ts';
import { sayRefusal } from '../../kit/words/refusals.ts';
import { titleOf } from '../home/home-games.ts';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';
import { Accuracies } from './accuracies.tsx';
import { Favorites } from './favorites.tsx';
import { MatchList } from './match-list.tsx';
import { Opponents } from './opponents.tsx';
import { usePlayersWords } from './players-words.ts';
import { RatingCards } from './rating-cards.tsx';
import { RatingChart } from './rating-chart.tsx';
import { useAsked } from './use-asked.ts';
import { useMatches } from './use-matches.ts';

/** As many matches as a chart has points. */
const CHARTED = 200;

const History = ({ player, game }: { readonly player: string; readonly game: string }) => {
  const words = usePlayersWords();
  const site = useWords();
  const { value } = useAsked((about) => players.matches(player, { game: about, most: CHARTED }), game);
  return value === undefined ? null : <RatingChart matches={value.matches} title={words.history(titleOf(site, game))} />;
};

const Matches = ({ player }: { readonly player: string }) => {
  const words = usePlayersWords();
  const { matches, more } = useMatches(player);
  return (
    <section>
      <h2 className="display">{words.recent}</h2>
      <MatchList matches={matches} />
      {more !== undefined && (
        <button type="button" className="btn quiet" onClick={more}>
          {words.more}
        </button>
      )}
    </section>
  );
};

const Profile = ({ page: { player, hidden, opponents, favorites, accuracies, ...page } }: { readonly page: Told }) => {
  const words = usePlayersWords();
  const day = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' });
  const ratings = page.ratings.toSorted((one, other) => other.matches - one.matches);
  const [chosen, choose] = useState(ratings[0]?.game);
  return (
    <>
      <header className="page-head player-head">
        <PlayerEmblem emblem={player.emblem} />
        <div>
          <h1 className="display">{player.name}</h1>
          <p>{words.since(day.format(player.since))}</p>
        </div>
      </header>
      {hidden && <p className="note">{words.hidden}</p>}
      {ratings.length === 0 && <p className="note">{words.noMatches}</p>}
      <RatingCards ratings={ratings} chosen={chosen} onChoose={choose} />
      <div className="player-overview">
        {chosen !== undefined && <History player={player.player} game={chosen} />}
        <div>
          {opponents.length > 0 && <Opponents opponents={opponents} />}
          {favorites.length > 0 && <Favorites favorites={favorites} />}
        </div>
      </div>
      {accuracies.recent.length > 0 && <Accuracies shared={accuracies} />}
      {opponents.length > 0 && <Matches player={player.player} />}
    </>
  );
};

/** What everyone may know about a player. */
export const PlayerPage = ({ id }: { readonly id: string }) => {
  const words = usePlayersWords();
  const language = useLanguage();
  const { value, refusal } = useAsked(players.one, id);
  return (
    <Page heading={value?.player.name ?? words.player}>
      <div className="players-page figures">
        <div role="status">
          {value === undefined && <p className="note">{refusal === undefined ? words.loading : sayRefusal(language, refusal)}</p>}
        </div>
        {value !== undefined && <Profile page={value} />}
        <p>
          <Link className="btn" href="/players">
            {words.all}
          </Link>
        </p>
      </div>
    </Page>
  );
};

import type { PlayerPage } from '@swordtable/server/api/players';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { webGame } from '../../games/index.ts';
import { useLanguage } from '../../kit/words/language.ts';
import { titleOf } from '../home/home-games.ts';
import { useWords } from '../words/use-words.ts';
import { usePlayersWords } from './players-words.ts';

type Favorite = PlayerPage['favorites'][number];

/** The names of pieces in the page's language, by the id of their page. Undefined until the gallery is loaded. */
const useNames = (games: readonly string[]): ReadonlyMap<string, string> | undefined => {
  const language = useLanguage();
  const [names, setNames] = useState<ReadonlyMap<string, string>>();
  const wanted = games.join(' ');
  useEffect(() => {
    let here = true;
    const sections = wanted.split(' ').map(async (game) => (await webGame(game)?.gallery?.())?.(language).pieces ?? []);
    void Promise.all(sections).then((all) => here && setNames(new Map(all.flat().map(({ id, name }) => [id, name]))));
    return () => {
      here = false;
    };
  }, [wanted, language]);
  return names;
};

/** The heroes and cards that a player chooses most often, by game. */
export const Favorites = ({ favorites }: { readonly favorites: readonly Favorite[] }) => {
  const words = usePlayersWords();
  const site = useWords();
  const games = [...new Set(favorites.map(({ game }) => game))];
  const names = useNames(games);
  return (
    <section>
      <h2 className="display">{words.favorites}</h2>
      <dl className="favorites panel">
        {games.map((game) => (
          <div key={game}>
            <dt>{titleOf(site, game)}</dt>
            {favorites
              .filter((favorite) => favorite.game === game)
              .map(({ piece, times }) => (
                <dd key={piece}>
                  <Link href={`/gallery/${piece}`}>{names?.get(piece) ?? piece}</Link> <small>{words.times(times)}</small>
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </section>
  );
};

import { Link, useLocation } from 'wouter';
import { analyzedGames, webGame } from '../../games/index.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import { titleOf } from '../home/home-games.ts';
import { Menu } from '../shell/menu.tsx';
import { useWords } from '../words/use-words.ts';
import { TILE_GAME } from './scene-game.ts';
import { useAnalysisPageWords } from './words.ts';

/** The boards: one for the tile games, and the tables of all others. */
const boards = (): readonly string[] => analyzedGames().filter((game) => game === TILE_GAME || webGame(game)?.analysis === undefined);

/** The bar above every analysis board, with the choice of the game. */
export const AnalysisHeader = ({ game }: { readonly game: string }) => {
  const site = useWords();
  const words = useAnalysisPageWords();
  const [, navigate] = useLocation();
  return (
    <header className="bar">
      <Link href="/" className="brand" aria-label={site.page.home}>
        <Icon name="emblem/swordtable" className="" />
        <span className="brand-name">SWORDTABLE</span>
      </Link>
      <h1 className="display">{site.page.analysis}</h1>
      <span className="grow" />
      <select className="field-line" aria-label={words.game} value={game} onChange={(event) => navigate(`/analysis/${event.target.value}`)}>
        {boards().map((id) => (
          <option key={id} value={id}>
            {id === TILE_GAME ? words.tiles : titleOf(site, id)}
          </option>
        ))}
      </select>
      <Menu />
    </header>
  );
};

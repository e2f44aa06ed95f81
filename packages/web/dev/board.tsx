import { greedy, random } from '@swordtable/bots';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { useGameTable } from '../pages/play/use-game-table.ts';
import { useSeatNames } from '../pages/play/seat-names.ts';
import { useTable } from '../table/use-table.ts';
import { startLanguage } from '../words/use-words.ts';
import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/ui.css';
import '../theme/games.css';
import './board.css';
import { devTable } from './match.ts';

/**
 * The board by itself: `?game=olympus&seed=1&answers=40&seat=0&theme=light&terrain=parthenon`, with `seats=3` for games of
 * more than two and `player=greedy` for positions that make sense.
 */
const query = new URLSearchParams(location.search);
const terrain = query.get('terrain');
const game = query.get('game') ?? 'olympus';
const table = devTable(
  game,
  query.get('seed') ?? '1',
  Number(query.get('answers') ?? 0),
  Number(query.get('seat') ?? 0),
  terrain === null ? {} : { terrain },
  Number(query.get('seats') ?? 2),
  query.get('player') === 'greedy' ? greedy : random,
);
document.documentElement.dataset['game'] = game;
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';

const Page = () => {
  const state = useTable(table);
  const seats = useSeatNames(state);
  const found = useGameTable(game);
  if (found === undefined) return null;
  const { Heading, Board } = found;
  return (
    <>
      <nav className="bar">
        <Heading state={state} />
      </nav>
      <Board state={state} seats={seats} table={table} openRule={() => undefined} />
    </>
  );
};

const root = document.getElementById('root');
if (root !== null) {
  void startLanguage().then(() =>
    createRoot(root).render(
      <StrictMode>
        <Suspense>
          <Page />
        </Suspense>
      </StrictMode>,
    ),
  );
}

import { greedy, random } from '@swordtable/bots';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { useSeatNames } from '../app/play/seat-names.ts';
import { useGameTable } from '../app/play/use-game-table.ts';
import { startLanguage } from '../app/words/use-words.ts';
import { useTable } from '../client/use-table.ts';
import '../kit/theme/fonts.css';
import '../kit/theme/tokens.css';
import '../kit/theme/ui.css';
import '../kit/theme/games.css';
import './board.css';
import { devTable } from './match.ts';

/**
 * The board alone: `?game=olympus&seed=1&answers=40&seat=0&theme=light&terrain=parthenon`, with `seats=3` for games of more than two and
 * `player=greedy` for sensible positions.
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

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useSeatNames } from '../pages/play/seat-names.ts';
import { useTable } from '../table/use-table.ts';
import { TableHeading } from '../tables/tile-battle/table-heading.tsx';
import { TileTable } from '../tables/tile-battle/tile-table.tsx';
import { startLanguage } from '../words/language.ts';
import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/ui.css';
import './board.css';
import { devTable } from './match.ts';

/** The board by itself: `?game=olympus&seed=1&answers=40&seat=0&theme=light&terrain=parthenon`. */
const query = new URLSearchParams(location.search);
const terrain = query.get('terrain');
const table = devTable(
  query.get('game') ?? 'olympus',
  query.get('seed') ?? '1',
  Number(query.get('answers') ?? 0),
  Number(query.get('seat') ?? 0),
  terrain === null ? {} : { terrain },
);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';

const Page = () => {
  const state = useTable(table);
  return (
    <>
      <nav className="bar">
        <TableHeading state={state} />
      </nav>
      <TileTable state={state} seats={useSeatNames(state)} table={table} openRule={() => undefined} />
    </>
  );
};

const root = document.getElementById('root');
if (root !== null) {
  void startLanguage().then(() =>
    createRoot(root).render(
      <StrictMode>
        <Page />
      </StrictMode>,
    ),
  );
}

import { useEffect, useMemo } from 'react';
import { type Paced, pacedTable } from '../../client/paced.ts';
import type { Table } from '../../client/table.ts';
import { paceFactor } from '../../kit/settings/settings.ts';
import { useGameTable } from './use-game-table.ts';

/** A player who isn't looking is told afterward what was missed. */
const factor = (): number => (document.visibilityState === 'hidden' ? 0 : paceFactor());
const NO_PAUSE = (): number => 0;

/** The table as the page shows it: event by event, at the chosen speed. A click or a key skips what is playing. */
export const usePaced = <Any extends Table>(table: Any): Any & Paced => {
  const game = useGameTable(table.state().card.game);
  const paced = useMemo(() => pacedTable(table, { pauseOf: game?.pauseOf ?? NO_PAUSE, factor }), [table, game]);
  useEffect(() => {
    const { skip } = paced;
    window.addEventListener('pointerdown', skip, true);
    window.addEventListener('keydown', skip, true);
    return () => {
      window.removeEventListener('pointerdown', skip, true);
      window.removeEventListener('keydown', skip, true);
    };
  }, [paced]);
  return paced;
};

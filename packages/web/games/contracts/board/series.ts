import { contractsFulfilled } from '@swordtable/games/contracts/effects/counting';
import type { View } from '@swordtable/games/contracts/view/view';
import type { Series } from '../../../kit/table/game-table.ts';
import { useEndsWords } from './end/words.ts';

/** What a replay plots in addition to fame: what every party has, owes, and has done. */
export const useSeries = (): ((view: View) => readonly Series[]) => {
  const { series } = useEndsWords();
  return ({ parties }) => [
    { id: 'gold', name: series.gold, values: parties.map(({ gold }) => gold) },
    { id: 'salary', name: series.salary, values: parties.map(({ salary }) => salary) },
    { id: 'companions', name: series.companions, values: parties.map(({ fellows }) => fellows.length) },
    { id: 'contracts', name: series.contracts, values: parties.map((party) => contractsFulfilled(party)) },
  ];
};

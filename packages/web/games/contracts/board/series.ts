import { contractsFulfilled } from '@swordtable/games/contracts/effects/counting';
import type { View } from '@swordtable/games/contracts/view/view';
import type { GameTable } from '../../../kit/table/game-table.ts';
import { useEndsWords } from './end/words.ts';
import { asParty } from './seen-party.ts';

/** What a replay plots besides fame: what every party has, owes and has done. */
export const useSeries: NonNullable<GameTable['useSeries']> = () => {
  const { series } = useEndsWords();
  return (view) => {
    // The table is chosen by the game, so the view is one of Contracts.
    const { parties } = view as unknown as View;
    return [
      { id: 'gold', name: series.gold, values: parties.map(({ gold }) => gold) },
      { id: 'salary', name: series.salary, values: parties.map(({ salary }) => salary) },
      { id: 'companions', name: series.companions, values: parties.map(({ fellows }) => fellows.length) },
      { id: 'contracts', name: series.contracts, values: parties.map((party) => contractsFulfilled(asParty(party))) },
    ];
  };
};

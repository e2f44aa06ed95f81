import type { Party } from '@swordtable/games/contracts/party/party-state';
import { type PlanContext, preparedFrom } from '@swordtable/games/contracts/phases/preparation-preview';
import { useMemo } from 'react';
import { useTableInfo } from '../table-info.ts';
import type { Bench } from './steps.ts';

/** The own party to work on, with the answers on offer. */
export const useBench = (): Bench => {
  const { view, party, offers } = useTableInfo();
  const { options } = offers.selection;
  const { sets, phase } = view;
  return useMemo(() => ({ party, sets, options, hasTokens: phase === 'contract' }), [party, sets, options, phase]);
};

/** How a party will come out of the next Preparation Step; in the contract phase it has its tokens already. */
export const useForesight = (): ((party: Party) => Party) => {
  const { view, mine } = useTableInfo();
  const { setting, round, first, sets, phase } = view;
  return useMemo(() => {
    const moment: PlanContext = { seat: mine, seats: setting.seats, round, first, sets };
    return (party) => (phase === 'contract' ? party : preparedFrom(party, moment));
  }, [mine, setting, round, first, sets, phase]);
};

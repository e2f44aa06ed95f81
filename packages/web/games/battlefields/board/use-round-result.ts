import { useMemo } from 'react';
import type { TableState } from '../typed.ts';
import { type RoundResult, resultIn } from './round-result.ts';

/** How the last round ended, once the game is over: it takes the place of the field. Earlier rounds have their sheets. */
export const useRoundResult = ({ steps, view }: Pick<TableState, 'steps' | 'view'>): RoundResult | undefined => {
  const last = useMemo(() => resultIn(steps), [steps]);
  return view.phase === 'over' ? last : undefined;
};

import type { View } from '@swordtable/games/battlefields/view/view';
import { useEffect, useMemo, useState } from 'react';
import type { TableState } from '../typed.ts';

import { isNews, type RoundResult, resultIn } from './round-result.ts';

/** Long enough to read four places and the points. */
const SHOWN_MS = 5_000;

export interface ShownResult {
  /** How the last round ended, as long as it is to be seen. */
  readonly result: RoundResult | undefined;
  readonly close: () => void;
}

/** The end of a round is to be seen for a while, until somebody goes on or closes it; the end of the game stays. */
export const useRoundResult = (state: Pick<TableState, 'steps' | 'watcher' | 'view'>): ShownResult => {
  const { steps } = state;
  const { phase }: Partial<View> = state.view;
  const last = useMemo(() => resultIn(steps), [steps]);
  const [closed, setClosed] = useState<number>();
  const seq = last?.seq;
  useEffect(() => {
    if (seq === undefined) return;
    const wait = setTimeout(() => setClosed(seq), SHOWN_MS);
    return () => clearTimeout(wait);
  }, [seq]);
  const isShown = last !== undefined && (phase === 'over' || (closed !== last.seq && isNews(last, state, phase)));
  return { result: isShown ? last : undefined, close: () => setClosed(seq) };
};

import { useCallback } from 'react';
import type { What } from '../../client/table.ts';
import type { SeatName } from '../table/game-table.ts';
import { useTableWords } from './table-words.ts';
import type { TableWords } from './words/en.ts';

/** A line about a seat, in a sentence; nothing for a line of the play itself, or one that nobody cares about. */
export const useSeatNotices = (): ((what: What, seats: readonly SeatName[]) => string | undefined) => {
  const { besides } = useTableWords();
  return useCallback(
    ({ kind, seat }, seats) => {
      const named = seat === undefined ? undefined : seats[seat];
      if (named === undefined || !Object.hasOwn(besides, kind)) return undefined;
      return besides[kind as keyof TableWords['besides']](named.name, named.you);
    },
    [besides],
  );
};

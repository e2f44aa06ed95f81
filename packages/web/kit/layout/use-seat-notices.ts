import { useCallback } from 'react';
import type { What } from '../../client/table.ts';
import type { SeatName } from '../table/game-table.ts';
import { useTableWords } from './table-words.ts';
import type { TableWords } from './words/en.ts';

/** A sentence about a seat's line; undefined for a line of play, or one that isn't worth a notice. */
export const useSeatNotices = (): ((what: What, seats: readonly SeatName[]) => string | undefined) => {
  const { seatNotices } = useTableWords();
  return useCallback(
    ({ kind, seat }, seats) => {
      const named = seat === undefined ? undefined : seats[seat];
      if (named === undefined || !Object.hasOwn(seatNotices, kind)) return undefined;
      return seatNotices[kind as keyof TableWords['seatNotices']](named.name, named.you);
    },
    [seatNotices],
  );
};

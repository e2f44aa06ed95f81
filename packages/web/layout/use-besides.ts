import { useCallback } from 'react';
import type { SeatName } from '../pages/play/game-table.ts';
import type { What } from '../table/table.ts';
import type { TableWords } from '../words/table/en.ts';
import { useTableWords } from './table-words.ts';

/** A line about a seat, in a sentence; nothing for a line of the play itself, or one that nobody cares about. */
export const useBesides = (): ((what: What, seats: readonly SeatName[]) => string | undefined) => {
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

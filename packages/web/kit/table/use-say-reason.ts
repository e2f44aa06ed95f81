import type { Message } from '@swordtable/kernel';
import type { GameTable, SeatName } from './game-table.ts';

/** What speaks for an answer, in a game's own words. Reasons may have been written by anyone: what can't be said is left out. */
export const useSayReason = (game: Pick<GameTable, 'useReasons'> | undefined, view: unknown, seats: readonly SeatName[]) => {
  const sayIn = game?.useReasons?.();
  return (message: Message): string | undefined => {
    try {
      return view === undefined ? undefined : sayIn?.(message, view, seats);
    } catch {
      return undefined;
    }
  };
};

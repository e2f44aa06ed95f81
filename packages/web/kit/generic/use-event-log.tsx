import type { Game } from '@swordtable/kernel';
import { standing } from '@swordtable/server/match/standing';
import { useCallback, useMemo } from 'react';
import type { Happening } from '../../client/table.ts';
import { entriesOf, type PlayEntry } from '../log/entries.ts';
import type { LogLine } from '../log/log-line.ts';
import { useLogLines } from '../log/use-log-lines.ts';
import type { SeatName } from '../table/game-table.ts';
import { SeatMark, seatClass } from './seat-sign.tsx';

/** The seat an event names, by the same convention as in a view. */
const seatIn = (event: unknown): number | undefined => {
  const { seat } = (typeof event === 'object' && event !== null ? event : {}) as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : undefined;
};

const markOf = (seat: number): Pick<LogLine, 'color' | 'sign'> => ({ color: seatClass(seat), sign: <SeatMark seat={seat} /> });

/** Every event, in the words of the game. */
export const useEventLog = (words: Game['words'], steps: readonly Happening[], seats: readonly SeatName[]): readonly LogLine[] => {
  const entries = useMemo(
    () =>
      entriesOf<unknown, unknown>(standing(steps), (all, event, key) => {
        all.push({ key, about: event, seat: seatIn(event) });
      }),
    [steps],
  );
  const lineOf = useCallback(({ about }: PlayEntry<unknown>) => ({ sentence: words.event(about) }), [words]);
  return useLogLines(entries, seats, markOf, lineOf);
};

import { useMemo } from 'react';
import { useSeatNotices } from '../layout/use-seat-notices.ts';
import type { SeatName } from '../table/game-table.ts';
import { isAboutPlay, type LogEntry, type PlayEntry } from './entries.ts';
import type { LogLine } from './log-line.ts';

/** How the log marks a seat. */
type MarkOf = (seat: number) => Pick<LogLine, 'color' | 'sign'>;

/** The log in sentences. `lineOf` and `markOf` must be stable functions. */
export const useLogLines = <About>(
  entries: readonly LogEntry<About>[],
  seats: readonly SeatName[],
  markOf: MarkOf,
  lineOf: (entry: PlayEntry<About>) => Omit<LogLine, 'key' | 'turn' | 'color' | 'sign'>,
): readonly LogLine[] => {
  const notices = useSeatNotices();
  return useMemo(() => {
    const marked = (seat: number | undefined): Pick<LogLine, 'color' | 'sign'> => (seat === undefined ? {} : markOf(seat));
    return entries.map((entry) => {
      const { key, turn } = entry;
      return isAboutPlay(entry)
        ? { key, turn, ...lineOf(entry), ...marked(entry.seat) }
        : { key, turn, sentence: notices(entry.notice, seats) ?? '', ...marked(entry.notice.seat) };
    });
  }, [entries, seats, markOf, lineOf, notices]);
};

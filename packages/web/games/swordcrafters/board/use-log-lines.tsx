import { useMemo } from 'react';
import { standing } from '../../../client/standing.ts';
import { useSeatNotices } from '../../../kit/layout/use-seat-notices.ts';
import type { LogLine } from '../../../kit/log/log.tsx';
import type { SeatName } from '../../../kit/table/game-table.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import type { Happening } from '../typed.ts';
import { SmithMark, smithClass } from './smiths.tsx';
import { told } from './telling.ts';
import { useSwordTexts } from './texts.ts';

const ofSeat = (seat: number | undefined): Pick<LogLine, 'color' | 'sign'> =>
  seat === undefined ? {} : { color: smithClass(seat), sign: <SmithMark seat={seat} /> };

/** The log of Swordcrafters; how all was scored can be asked. */
export const useLogLines = (
  steps: readonly Happening[],
  seats: readonly SeatName[],
  isSolo: boolean,
  onScored: () => void,
): readonly LogLine[] => {
  const besides = useSeatNotices();
  const texts = useSwordTexts();
  const lines = useMemo(() => told(standing(steps)), [steps]);
  return useMemo(
    () =>
      lines.map((line): LogLine => {
        if ('beside' in line) return { key: line.key, sentence: besides(line.beside, seats) ?? '', ...ofSeat(line.beside.seat) };
        const { key, event, seat } = line;
        return {
          key,
          sentence: texts.sentence(event, seatsOf(seats), isSolo),
          isHead: event.what === 'round',
          ...(event.what === 'scored' ? { onWhy: onScored } : {}),
          ...ofSeat(seat),
        };
      }),
    [lines, besides, texts, seats, isSolo, onScored],
  );
};

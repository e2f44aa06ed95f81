import { useMemo } from 'react';
import { standing } from '../../../client/standing.ts';
import { useSeatNotices } from '../../../kit/layout/use-seat-notices.ts';
import type { LogLine } from '../../../kit/log/log.tsx';
import type { SeatName } from '../../../kit/table/game-table.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import type { Happening } from '../typed.ts';
import { Meeple, seatClass } from './seat-mark.tsx';
import { told } from './telling.ts';
import { useContractTexts } from './texts.ts';

const ofSeat = (seat: number | undefined): Pick<LogLine, 'colour' | 'sign'> =>
  seat === undefined ? {} : { colour: seatClass(seat), sign: <Meeple seat={seat} /> };

/** The log of Contracts, and what each seat did last. */
export const useLogLines = (
  steps: readonly Happening[],
  seats: readonly SeatName[],
): { readonly lines: readonly LogLine[]; readonly lastOf: (seat: number) => string | undefined } => {
  const besides = useSeatNotices();
  const texts = useContractTexts();
  const events = useMemo(() => told(standing(steps)), [steps]);
  return useMemo(() => {
    const lines = events.map((line): LogLine => {
      if ('beside' in line) return { key: line.key, sentence: besides(line.beside, seats) ?? '', ...ofSeat(line.beside.seat) };
      const { key, event, seat } = line;
      return { key, sentence: texts.sentence(event, seatsOf(seats)), isHead: event.what === 'round', ...ofSeat(seat) };
    });
    return {
      lines,
      lastOf: (seat) => {
        const at = events.findLastIndex((line) => !('beside' in line) && line.seat === seat);
        return lines[at]?.sentence;
      },
    };
  }, [events, besides, texts, seats]);
};

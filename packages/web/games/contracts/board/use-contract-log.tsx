import type { Event } from '@swordtable/games/contracts/events';
import { standing } from '@swordtable/server/match/standing';
import { useCallback, useMemo } from 'react';
import { isAboutPlay, type PlayEntry } from '../../../kit/log/entries.ts';
import type { LogLine } from '../../../kit/log/log-line.ts';
import { useLogLines } from '../../../kit/log/use-log-lines.ts';
import type { SeatName } from '../../../kit/table/game-table.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import type { Happening } from '../typed.ts';
import { Meeple, seatClass } from './seat-mark.tsx';
import { logEntries } from './sentences.ts';
import { useContractTexts } from './texts.ts';

const markOf = (seat: number): Pick<LogLine, 'color' | 'sign'> => ({ color: seatClass(seat), sign: <Meeple seat={seat} /> });

/** What follows from something else that the same turn tells. */
const DETAILS: readonly Event['what'][] = [
  'gained',
  'drew',
  'stoodUp',
  'used',
  'campLevel',
  'equipped',
  'unequipped',
  'refilled',
  'opened',
];

/** The log of Contracts, and what each seat did last. */
export const useContractLog = (
  steps: readonly Happening[],
  seats: readonly SeatName[],
): { readonly lines: readonly LogLine[]; readonly lastOf: (seat: number) => string | undefined } => {
  const texts = useContractTexts();
  const entries = useMemo(() => logEntries(standing(steps)), [steps]);
  const lineOf = useCallback(
    ({ about }: PlayEntry<Event>) => ({
      sentence: texts.sentence(about, seatsOf(seats)),
      isHead: about.what === 'round',
      isDetail: DETAILS.includes(about.what),
    }),
    [texts, seats],
  );
  const lines = useLogLines(entries, seats, markOf, lineOf);
  return { lines, lastOf: (seat) => lines[entries.findLastIndex((entry) => isAboutPlay(entry) && entry.seat === seat)]?.sentence };
};

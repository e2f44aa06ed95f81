import type { Event } from '@swordtable/games/swordcrafters/events';
import { standing } from '@swordtable/server/match/standing';
import { useCallback, useMemo } from 'react';
import type { PlayEntry } from '../../../kit/log/entries.ts';
import type { LogLine } from '../../../kit/log/log-line.ts';
import { useLogLines } from '../../../kit/log/use-log-lines.ts';
import type { SeatName } from '../../../kit/table/game-table.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import type { Happening } from '../typed.ts';
import { logEntries } from './sentences.ts';
import { SmithMark, smithClass } from './smiths.tsx';
import { useSwordTexts } from './texts.ts';

const markOf = (seat: number): Pick<LogLine, 'color' | 'sign'> => ({ color: smithClass(seat), sign: <SmithMark seat={seat} /> });

/** The log of Swordcrafters. The scoring can be explained. */
export const useSwordLog = (
  steps: readonly Happening[],
  seats: readonly SeatName[],
  isSolo: boolean,
  onScored: () => void,
): readonly LogLine[] => {
  const texts = useSwordTexts();
  const entries = useMemo(() => logEntries(standing(steps)), [steps]);
  const lineOf = useCallback(
    ({ about }: PlayEntry<Event>) => ({
      sentence: texts.sentence(about, seatsOf(seats), isSolo),
      isHead: about.what === 'round',
      ...(about.what === 'scored' ? { onWhy: onScored } : {}),
    }),
    [texts, seats, isSolo, onScored],
  );
  return useLogLines(entries, seats, markOf, lineOf);
};

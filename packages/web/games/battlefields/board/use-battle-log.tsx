import type { View } from '@swordtable/games/battlefields/view/view';
import { standing } from '@swordtable/server/match/standing';
import { useCallback, useMemo, useRef } from 'react';
import { SIDES, SideSign } from '../../../kit/layout/sides.tsx';
import type { PlayEntry } from '../../../kit/log/entries.ts';
import type { LogLine } from '../../../kit/log/log-line.ts';
import { useLogLines } from '../../../kit/log/use-log-lines.ts';
import { seatsOf } from '../../../kit/words/seats.ts';
import type { Happening } from '../typed.ts';
import type { Explaining } from '../why/use-explaining.ts';
import type { Wording } from './labels.ts';
import { placeOfLand } from './land-places.ts';
import { type Logged, logEntries, placesOf } from './log.ts';

const markOf = (seat: number): Pick<LogLine, 'color' | 'sign'> => ({ color: SIDES[seat] ?? '', sign: <SideSign seat={seat} /> });

/** The log of Battlefields: every line marks its places, and can be asked why. */
export const useBattleLog = (
  steps: readonly Happening[],
  { cards, armies }: Pick<View, 'cards' | 'armies'>,
  { texts, seats }: Pick<Wording, 'texts' | 'seats'>,
  onMark: (places: readonly number[]) => void,
  why: Explaining,
): readonly LogLine[] => {
  const entries = useMemo(() => logEntries(standing(steps)), [steps]);
  // Lines stay the same while the board changes; what they are asked is answered from the newest.
  const latest = useRef(why);
  latest.current = why;
  const lineOf = useCallback(
    ({ about: { event, lands } }: PlayEntry<Logged>) => ({
      sentence: texts.sentence(event, seatsOf(seats), placeOfLand(lands, { cards, armies })),
      isHead: event.what === 'round' || event.what === 'phase',
      onPoint: () => onMark(placesOf(event)),
      ...(latest.current.event(event) === undefined ? {} : { onWhy: () => latest.current.event(event)?.() }),
    }),
    [texts, seats, cards, armies, onMark],
  );
  return useLogLines(entries, seats, markOf, lineOf);
};

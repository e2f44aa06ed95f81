import type { View } from '@swordtable/games/battlefields/view/view';
import { useMemo, useRef } from 'react';
import { standing } from '../../../client/standing.ts';
import { SIDES, SideSign } from '../../../kit/layout/sides.tsx';
import { useSeatNotices } from '../../../kit/layout/use-seat-notices.ts';
import type { LogLine } from '../../../kit/log/log.tsx';
import { seatsOf } from '../../../kit/words/seats.ts';
import type { Happening } from '../typed.ts';
import type { Explaining } from '../why/use-explaining.ts';
import type { Wording } from './labels.ts';
import { placesOf, told } from './telling.ts';
import { whereOf } from './where.ts';

const ofSeat = (seat: number | undefined): Pick<LogLine, 'color' | 'sign'> =>
  seat === undefined ? {} : { color: SIDES[seat] ?? '', sign: <SideSign seat={seat} /> };

/** The log of Battlefields: every line marks its places, and can be asked why. */
export const useLogLines = (
  steps: readonly Happening[],
  { cards, armies }: Pick<View, 'cards' | 'armies'>,
  { texts, seats }: Pick<Wording, 'texts' | 'seats'>,
  onMark: (places: readonly number[]) => void,
  why: Explaining,
): readonly LogLine[] => {
  const besides = useSeatNotices();
  const lines = useMemo(() => told(standing(steps)), [steps]);
  // Lines stay the same while the board changes; what they are asked is answered from the newest.
  const latest = useRef(why);
  latest.current = why;
  return useMemo(
    () =>
      lines.map((line): LogLine => {
        if ('beside' in line) return { key: line.key, sentence: besides(line.beside, seats) ?? '', ...ofSeat(line.beside.seat) };
        const { key, event, lands, seat } = line;
        return {
          key,
          sentence: texts.sentence(event, seatsOf(seats), whereOf(lands, { cards, armies })),
          isHead: event.what === 'round' || event.what === 'phase',
          onPoint: () => onMark(placesOf(event)),
          ...(latest.current.event(event) === undefined ? {} : { onWhy: () => latest.current.event(event)?.() }),
          ...ofSeat(seat),
        };
      }),
    [lines, cards, armies, besides, texts, seats, onMark],
  );
};

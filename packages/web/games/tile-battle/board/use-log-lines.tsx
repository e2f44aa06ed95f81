import { hasWhy } from '@swordtable/games/tile-battle/explain/events';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import { useMemo, useRef } from 'react';
import { SIDES } from '../../../kit/layout/sides.tsx';
import { useSeatNotices } from '../../../kit/layout/use-seat-notices.ts';
import type { LogLine } from '../../../kit/log/log.tsx';
import type { SeatName } from '../../../kit/table/game-table.ts';
import type { TileWhy } from '../why/use-tile-why.ts';
import { Sign, sideSign } from './signs.tsx';
import { type Beside, type Told, tilesOf } from './telling.ts';

const ofSeat = (seat: number | undefined): Pick<LogLine, 'color' | 'sign'> =>
  seat === undefined ? {} : { color: SIDES[seat] ?? '', sign: <Sign name={sideSign(seat)} /> };

/** The log of a tile battle: every line marks its tiles on the board, and can be asked why. */
export const useLogLines = (
  lines: readonly (Told | Beside)[],
  names: readonly SeatName[],
  onMark: (tiles: readonly Tile[]) => void,
  why: TileWhy,
): readonly LogLine[] => {
  const besides = useSeatNotices();
  // Lines stay the same while the board changes; what they are asked is answered from the newest.
  const latest = useRef(why);
  latest.current = why;
  const { texts, seats, view } = why;
  const { terrain } = view.setting;
  return useMemo(
    () =>
      lines.map((line): LogLine => {
        if ('beside' in line) return { key: line.key, sentence: besides(line.beside, names) ?? '', ...ofSeat(line.beside.seat) };
        const { key, event, why: lost, seat } = line;
        return {
          key,
          sentence: texts.sentence(event, seats, terrain),
          isHead: event.what === 'round',
          onPoint: () => onMark(tilesOf(line)),
          ...(hasWhy(event) ? { onWhy: () => latest.current.event(event) } : {}),
          ...(lost === undefined ? {} : { reason: texts.sentence({ what: 'compared', comparison: lost }, seats, terrain) }),
          ...ofSeat(seat),
        };
      }),
    [lines, names, besides, onMark, texts, seats, terrain],
  );
};

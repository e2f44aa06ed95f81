import { hasWhy } from '@swordtable/games/tile-battle/explain/events';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import { useCallback, useMemo, useRef } from 'react';
import { SIDES } from '../../../kit/layout/sides.tsx';
import type { LogEntry, PlayEntry } from '../../../kit/log/entries.ts';
import type { LogLine } from '../../../kit/log/log-line.ts';
import { useLogLines } from '../../../kit/log/use-log-lines.ts';
import type { SeatName } from '../../../kit/table/game-table.ts';
import type { TileWhy } from '../why/use-tile-why.ts';
import { type LoggedEvent, tilesOf } from './log-entries.ts';
import { Sign, sideSign } from './signs.tsx';

const markOf = (seat: number): Pick<LogLine, 'color' | 'sign'> => ({ color: SIDES[seat] ?? '', sign: <Sign name={sideSign(seat)} /> });

/** The log of a tile battle: every line marks its tiles on the board, and can be asked why. */
export const useTileLog = (
  entries: readonly LogEntry<LoggedEvent>[],
  names: readonly SeatName[],
  onMark: (tiles: readonly Tile[]) => void,
  why: TileWhy,
): readonly LogLine[] => {
  // Lines stay the same while the board changes; what they are asked is answered from the newest.
  const latest = useRef(why);
  latest.current = why;
  const { texts, seats, view, origin } = why;
  const ground = useMemo(() => ({ terrain: view.setting.terrain, origin }), [view.setting.terrain, origin]);
  const lineOf = useCallback(
    ({ about }: PlayEntry<LoggedEvent>) => {
      const { event, lost } = about;
      return {
        sentence: texts.sentence(event, seats, ground),
        isHead: event.what === 'round',
        onPoint: () => onMark(tilesOf(about)),
        ...(hasWhy(event) ? { onWhy: () => latest.current.event(event) } : {}),
        ...(lost === undefined ? {} : { reason: texts.sentence({ what: 'compared', comparison: lost }, seats, ground) }),
      };
    },
    [onMark, texts, seats, ground],
  );
  return useLogLines(entries, names, markOf, lineOf);
};

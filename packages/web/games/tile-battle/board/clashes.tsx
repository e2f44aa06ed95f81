import type { Comparison } from '@swordtable/games/tile-battle/events';
import type { Cell } from '@swordtable/games/tile-battle/field/cells';
import type { Tile as TileNumber } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import type { CSSProperties } from 'react';
import { useMoments } from '../../../kit/layout/use-moments.ts';
import type { Happening } from '../typed.ts';
import { at, atCell } from './board-parts.ts';
import { type Frame, placeIn } from './frame.ts';
import './clashes.css';

/** How long a battle stays in sight. It never keeps anybody from going on. */
const SHOWN_MS = 1_500;

const comparisonsIn = ({ events }: Happening): readonly Comparison[] =>
  events.flatMap((event) => (event.what === 'compared' ? [event.comparison] : []));

/** How the two numbers compare; whether that turns a tile is another matter, since heroes may say otherwise. */
const [GREATER, LESS, EQUAL] = ['M6 3l13 9-13 9v-4l7-5-7-5z', 'M18 3L5 12l13 9v-4l-7-5 7-5z', 'M5 7h14v3.500H5zM5 14h14v3.500H5z'];

interface ClashProps {
  readonly frame: Frame;
  readonly comparison: Comparison;
  readonly cellOf: (tile: TileNumber) => Cell | undefined;
  readonly order: number;
}

/** One pair: both light up, and between them stand the two numbers, the higher one pressing. */
const Clash = ({ frame, comparison: { attacker, defender, attack, defence, beats }, cellOf, order }: ClashProps) => {
  const [from, to] = [cellOf(attacker), cellOf(defender)];
  if (from === undefined || to === undefined) return null;
  const [a, d] = [placeIn(frame, from), placeIn(frame, to)];
  const delay = { '--order': order } as CSSProperties;
  // The numbers stand as their tiles do.
  const toward = a.row === d.row ? (a.column < d.column ? 'right' : 'left') : a.row < d.row ? 'down' : 'up';
  return (
    <>
      <i className="lying clash-ring" style={{ ...atCell(frame, from), ...delay }} />
      <i className={`lying clash-ring${beats ? ' beaten' : ' holds'}`} style={{ ...atCell(frame, to), ...delay }} />
      <div className="lying clash" style={{ ...at((a.row + d.row) / 2, (a.column + d.column) / 2), ...delay }}>
        <span className={beats ? 'wins' : 'stays'} data-toward={toward}>
          <b>{attack.value}</b>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={attack.value > defence.value ? GREATER : attack.value < defence.value ? LESS : EQUAL} />
          </svg>
          <b>{defence.value}</b>
        </span>
      </div>
    </>
  );
};

/** The battles of the newest steps with their numbers, briefly over the board. The log has them in words. */
export const Clashes = ({ frame, view, steps }: { readonly frame: Frame; readonly view: View; readonly steps: readonly Happening[] }) => {
  const moments = useMoments(steps, comparisonsIn, SHOWN_MS);
  const cellOf = (tile: TileNumber): Cell | undefined => view.board.find((seen) => seen.tile === tile)?.cell;
  return (
    <div className="clashes" aria-hidden="true">
      {moments.flatMap(({ seq, shown }) =>
        shown.map((comparison, order) => (
          <Clash
            key={`${seq}-${comparison.attacker}-${comparison.defender}`}
            frame={frame}
            comparison={comparison}
            cellOf={cellOf}
            order={order}
          />
        )),
      )}
    </div>
  );
};

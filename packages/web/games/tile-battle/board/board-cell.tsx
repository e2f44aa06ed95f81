import { holderOf, isAsleep, protectorOf } from '@swordtable/games/tile-battle/explain/board';
import type { Cell } from '@swordtable/games/tile-battle/field/cells';
import { cellName } from '@swordtable/games/tile-battle/field/coordinates';
import type { Board } from '@swordtable/games/tile-battle/state';
import { TERRAIN, type Tile as TileNumber } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import type { MouseEvent } from 'react';
import { byTouch } from '../../../kit/selection/pointing.ts';
import { atCell, type BoardProps } from './board-parts.ts';
import { useTileWords } from './context.ts';
import type { Frame } from './frame.ts';
import { cellLabel, faceOnBoard } from './labels.ts';
import { useTileTexts } from './texts.ts';
import type { TileSelection } from './use-tile-selection.ts';

const tileOn = (view: View, cell: Cell): TileNumber | undefined =>
  cell === view.terrainCell ? TERRAIN : view.board.find((seen) => seen.cell === cell)?.tile;

/** What clicking a cell picks: the cell itself, or the tile that lies on it. */
export const facetOf = (view: View, selection: TileSelection, cell: Cell): readonly [string, number] | undefined => {
  const tile = tileOn(view, cell);
  if (selection.can('cell', cell)) return ['cell', cell];
  return tile !== undefined && !selection.isPlacement && selection.can('tile', tile) ? ['tile', tile] : undefined;
};

interface BoardCellProps extends Pick<BoardProps, 'view' | 'selection' | 'onInspect' | 'onPin' | 'why'> {
  readonly cell: Cell;
  readonly frame: Frame;
  readonly rules: Board;
  /** Whether the way into the board leads to this cell. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

/** What a cell is called: what lies there, and what it has to do with the question. */
const useLabel = ({ view, selection, rules, cell, why }: BoardCellProps): string => {
  const words = useTileWords();
  const texts = useTileTexts();
  const tile = tileOn(view, cell);
  const face = tile === undefined ? undefined : faceOnBoard(view, tile);
  const bonds =
    face === undefined
      ? {}
      : { protectedBy: protectorOf(rules, face.tile), heldBy: holderOf(rules, face.tile), asleep: isAsleep(view, face.tile) };
  return cellLabel(
    cellName(cell, why.origin),
    face,
    tile === TERRAIN ? `${texts.terrain(view.setting.terrain).name}, ${words.terrain}` : undefined,
    {
      offered: facetOf(view, selection, cell) !== undefined,
      chosen: selection.picks['cell'] === cell || (tile !== undefined && selection.picks['tile'] === tile),
      flips: tile !== undefined && (selection.outlook?.flips.includes(tile) ?? false),
      ...bonds,
    },
    { words, texts },
  );
};

/** A cell of the board, to be pointed at, focused, and chosen. The tiles lie over it. */
export const BoardCell = (props: BoardCellProps) => {
  const { cell, view, selection, onInspect, onPin, why, frame, isStop, onFocus } = props;
  const label = useLabel(props);
  const tile = tileOn(view, cell);
  const facet = facetOf(view, selection, cell);
  const open = facet?.[0] === 'cell' && (selection.picks['tile'] === undefined || selection.canNow('cell', cell));
  const pointAt = (): void => {
    // What is chosen in full stays the preview: the button names it.
    if (facet !== undefined && selection.ready === undefined && (selection.canNow(...facet) || selection.picks['tile'] === undefined))
      selection.point(...facet);
    if (tile !== undefined) onInspect(tile);
  };
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (facet !== undefined) selection.pick(facet[0], facet[1]);
    // A finger cannot point, so a tap tells what the tile does; a click keeps it in the panel.
    else if (tile !== undefined && byTouch(event)) why.ask({ about: tile }, event.currentTarget);
    else if (tile !== undefined) onPin(tile);
    else if (why.asked !== undefined) why.ask({ cell }, event.currentTarget);
  };
  return (
    <button
      type="button"
      className={`cell${open ? ' open' : ''}${tile === undefined ? ' empty' : ''}${facet === undefined ? '' : ' live'}`}
      style={atCell(frame, cell)}
      data-cell={cell}
      data-name={cellName(cell, why.origin)}
      aria-label={label}
      aria-disabled={facet === undefined}
      tabIndex={isStop ? 0 : -1}
      onPointerEnter={(event) => event.pointerType !== 'touch' && pointAt()}
      onPointerLeave={() => {
        selection.unpoint();
        onInspect(undefined);
      }}
      onFocus={() => {
        onFocus();
        pointAt();
      }}
      onBlur={() => selection.unpoint()}
      onClick={onClick}
    />
  );
};

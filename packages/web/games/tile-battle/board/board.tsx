import { boardOf, holderOf, isAsleep, protectorOf } from '@swordtable/games/tile-battle/explain/board';
import { type Cell, cellName } from '@swordtable/games/tile-battle/field/cells';
import { TERRAIN, type Tile as TileNumber } from '@swordtable/games/tile-battle/tile';
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { byTouch } from '../../../kit/selection/pointing.ts';
import { BoardLines } from './board-lines.tsx';
import { atCell, type BoardProps } from './board-parts.ts';
import { BoardTiles } from './board-tiles.tsx';
import { Clashes } from './clashes.tsx';
import { useTileWords } from './context.ts';
import { cellsIn, frameOf, stepFrom } from './frame.ts';
import { cellLabel, faceOnBoard } from './labels.ts';
import { useTileTexts } from './texts.ts';
import type { TileAsking } from './use-tile-asking.ts';
import './board.css';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The board: cells that can be reached by pointer and arrow keys, tiles that move over them, and the score of every line at its ends. */
export const Board = (props: BoardProps) => {
  const { view, asking, onInspect, why } = props;
  const words = useTileWords();
  const texts = useTileTexts();
  const frame = useMemo(() => frameOf(view), [view]);
  const rules = useMemo(() => boardOf(view), [view]);
  const [focused, setFocused] = useState<{ readonly cell: Cell; readonly options: TileAsking['options'] }>();
  const grid = useRef<HTMLDivElement>(null);
  const terrain = texts.terrain(view.setting.terrain).name;
  const cells = cellsIn(frame);
  const tileOn = (cell: Cell): TileNumber | undefined =>
    cell === view.terrainCell ? TERRAIN : view.board.find((seen) => seen.cell === cell)?.tile;

  /** What clicking a cell picks: the cell itself, or the tile that lies on it. */
  const facetOf = (cell: Cell): readonly [string, number] | undefined => {
    const tile = tileOn(cell);
    if (asking.can('cell', cell)) return ['cell', cell];
    return tile !== undefined && !asking.isPlacement && asking.can('tile', tile) ? ['tile', tile] : undefined;
  };
  const pointAt = (cell: Cell): void => {
    const facet = facetOf(cell);
    if (facet !== undefined && (asking.canNow(...facet) || asking.picks['tile'] === undefined)) asking.point(...facet);
    const tile = tileOn(cell);
    if (tile !== undefined) onInspect(tile);
  };
  // With a new question the way into the board leads to something that answers it.
  const known = focused !== undefined && cells.includes(focused.cell) ? focused : undefined;
  const tabStop =
    (known?.options === asking.options ? known.cell : cells.find((cell) => facetOf(cell) !== undefined)) ?? known?.cell ?? cells[0];
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = ARROWS[event.key];
    const from = focused?.cell ?? tabStop;
    if (step === undefined || from === undefined) return;
    event.preventDefault();
    const next = stepFrom(frame, from, step[0], step[1]);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };
  return (
    <div className="stage board-space">
      {/* biome-ignore lint/a11y/useSemanticElements: Chromium leaves tiles inside a fieldset unpainted when they change their size. */}
      <div
        role="group"
        ref={grid}
        className="board"
        aria-label={words.board}
        data-rows={frame.rowsLocked ? 'locked' : 'open'}
        data-columns={frame.columnsLocked ? 'locked' : 'open'}
        style={{ '--rows': frame.rows, '--columns': frame.columns } as CSSProperties}
        onKeyDown={onKeyDown}
        onPointerLeave={asking.unpoint}
      >
        <div className="well" aria-hidden="true" />
        <BoardLines frame={frame} board={view.board} after={asking.outlook?.view.board} seats={why.seats} onWhy={why.line} />
        {cells.map((cell) => {
          const tile = tileOn(cell);
          const facet = facetOf(cell);
          const face = tile === undefined ? undefined : faceOnBoard(view, tile);
          const open = facet?.[0] === 'cell' && (asking.picks['tile'] === undefined || asking.canNow('cell', cell));
          const label = cellLabel(
            cell,
            face,
            tile === TERRAIN ? `${terrain}, ${words.terrain}` : undefined,
            {
              offered: facet !== undefined,
              chosen: asking.picks['cell'] === cell || (tile !== undefined && asking.picks['tile'] === tile),
              flips: tile !== undefined && (asking.outlook?.flips.includes(tile) ?? false),
              ...(face === undefined
                ? {}
                : { protectedBy: protectorOf(rules, face.tile), heldBy: holderOf(rules, face.tile), asleep: isAsleep(view, face.tile) }),
            },
            { words, texts },
          );
          return (
            <button
              key={cell}
              type="button"
              className={`cell${open ? ' open' : ''}${tile === undefined ? ' empty' : ''}${facet === undefined ? '' : ' live'}`}
              style={atCell(frame, cell)}
              data-cell={cell}
              data-name={cellName(cell)}
              aria-label={label}
              aria-disabled={facet === undefined}
              tabIndex={cell === tabStop ? 0 : -1}
              onPointerEnter={(event) => event.pointerType !== 'touch' && pointAt(cell)}
              onPointerLeave={() => {
                asking.unpoint();
                onInspect(undefined);
              }}
              onFocus={() => {
                setFocused({ cell, options: asking.options });
                pointAt(cell);
              }}
              onBlur={() => asking.unpoint()}
              onClick={(event) => {
                if (tile !== undefined) onInspect(tile);
                if (facet !== undefined) asking.pick(facet[0], facet[1], byTouch(event));
                else if (why.asked !== undefined) why.ask({ cell }, event.currentTarget);
                // A finger cannot point, so a tap tells what there is to know.
                else if (tile !== undefined && byTouch(event)) why.ask({ look: cell }, event.currentTarget);
              }}
            />
          );
        })}
        <BoardTiles {...props} frame={frame} rules={rules} />
        <Clashes frame={frame} view={view} steps={props.steps} />
      </div>
    </div>
  );
};

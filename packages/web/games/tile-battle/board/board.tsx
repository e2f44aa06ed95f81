import { boardOf } from '@swordtable/games/tile-battle/explain/board';
import type { Cell } from '@swordtable/games/tile-battle/field/cells';
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { BoardCell, facetOf } from './board-cell.tsx';
import { BoardLines } from './board-lines.tsx';
import type { BoardProps } from './board-parts.ts';
import { BoardTiles } from './board-tiles.tsx';
import { Clashes } from './clashes.tsx';
import { useTileWords } from './context.ts';
import { cellsIn, frameOf, stepFrom } from './frame.ts';
import { useBoardGrowth } from './use-board-growth.ts';
import type { TileSelection } from './use-tile-selection.ts';
import './board.css';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The board: cells that can be reached by pointer and arrow keys, tiles that move over them, and the score of every line at its ends. */
export const Board = (props: BoardProps) => {
  const { view, selection, why } = props;
  const words = useTileWords();
  const frame = useMemo(() => frameOf(view), [view]);
  const rules = useMemo(() => boardOf(view), [view]);
  const [focused, setFocused] = useState<{ readonly cell: Cell; readonly options: TileSelection['options'] }>();
  const grid = useRef<HTMLDivElement>(null);
  useBoardGrowth(grid, frame);
  const cells = cellsIn(frame);
  // With a new question the way into the board leads to something that answers it.
  const known = focused !== undefined && cells.includes(focused.cell) ? focused : undefined;
  const tabStop =
    (known?.options === selection.options ? known.cell : cells.find((cell) => facetOf(view, selection, cell) !== undefined)) ??
    known?.cell ??
    cells[0];
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
        onPointerLeave={selection.unpoint}
      >
        <div className="well" aria-hidden="true" />
        <BoardLines
          frame={frame}
          board={view.board}
          after={selection.outlook?.view.board}
          seats={why.seats}
          origin={why.origin}
          onWhy={why.line}
        />
        {cells.map((cell) => (
          <BoardCell
            key={cell}
            {...props}
            cell={cell}
            frame={frame}
            rules={rules}
            isStop={cell === tabStop}
            onFocus={() => setFocused({ cell, options: selection.options })}
          />
        ))}
        <BoardTiles {...props} frame={frame} rules={rules} />
        <Clashes frame={frame} view={view} steps={props.steps} />
      </div>
    </div>
  );
};

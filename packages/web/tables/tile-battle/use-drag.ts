import type { Tile } from '@swordtable/games/tile-battle/state';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { TileAsking } from './use-tile-asking.ts';

export interface Dragging {
  /** The tile in the air, and where the pointer is. */
  readonly tile: Tile | undefined;
  readonly x: number;
  readonly y: number;
  readonly start: (tile: Tile, event: PointerEvent) => void;
  /** Whether a click is only the end of a drag. */
  readonly justDropped: () => boolean;
}

/** A press becomes a drag when it has moved this far. */
const SLOP = 7;

const cellUnder = (x: number, y: number): number | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const cell = element instanceof HTMLElement ? element.dataset['cell'] : undefined;
    if (cell !== undefined) return Number(cell);
  }
  return undefined;
};

/** Dragging a tile from the hand to a cell, with any pointer. Escape or a drop beside the board puts it back. */
export const useDrag = (asking: TileAsking): Dragging => {
  const [air, setAir] = useState<{ readonly tile: Tile; readonly x: number; readonly y: number }>();
  const press = useRef<{ tile: Tile; x: number; y: number; lifted: boolean }>(undefined);
  const dropped = useRef(0);
  const latest = useRef(asking);
  latest.current = asking;
  useEffect(() => {
    const move = (event: globalThis.PointerEvent): void => {
      const from = press.current;
      if (from === undefined) return;
      if (!from.lifted && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLOP) return;
      if (!from.lifted && latest.current.picks['tile'] !== from.tile) latest.current.pick('tile', from.tile, true);
      from.lifted = true;
      setAir({ tile: from.tile, x: event.clientX, y: event.clientY });
      const cell = cellUnder(event.clientX, event.clientY);
      if (cell !== undefined && latest.current.canNow('cell', cell)) latest.current.point('cell', cell);
      else latest.current.unpoint();
    };
    const end = (event: globalThis.PointerEvent): void => {
      const from = press.current;
      press.current = undefined;
      setAir(undefined);
      if (from?.lifted !== true) return;
      dropped.current = event.timeStamp;
      const cell = event.type === 'pointerup' ? cellUnder(event.clientX, event.clientY) : undefined;
      if (cell !== undefined) latest.current.drop(from.tile, cell);
    };
    const putBack = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      press.current = undefined;
      setAir(undefined);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', putBack);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', putBack);
    };
  }, []);
  return {
    tile: air?.tile,
    x: air?.x ?? 0,
    y: air?.y ?? 0,
    start: (tile, event) => {
      if (event.button !== 0) return;
      // A finger's pointer is caught by what it first touched; the board has to see it too.
      if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
        event.target.releasePointerCapture(event.pointerId);
      press.current = { tile, x: event.clientX, y: event.clientY, lifted: false };
    },
    justDropped: () => performance.now() - dropped.current < 80,
  };
};

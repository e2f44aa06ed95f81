import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Selection } from './use-selection.ts';
import './drag.css';

/** What a drag picks up: a pick of one facet. */
export interface Lifted {
  readonly facet: string;
  readonly value: unknown;
}

export interface Dragging {
  /** What is being dragged, and where the pointer is. */
  readonly lifted: Lifted | undefined;
  readonly x: number;
  readonly y: number;
  readonly start: (facet: string, value: unknown, event: PointerEvent) => void;
  /** Whether a click is only the end of a drag. */
  readonly justDropped: () => boolean;
}

/** A press becomes a drag after moving this far. */
const SLOP = 7;

/** The number in a data attribute of the element under a point. */
const under = (attribute: string, x: number, y: number): number | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element instanceof HTMLElement ? element.dataset[attribute] : undefined;
    if (found !== undefined) return Number(found);
  }
  return undefined;
};

type DragSelection = Pick<Selection<never>, 'picks' | 'pick' | 'point' | 'unpoint' | 'canNow' | 'give'>;

/**
 * Drags something from a hand onto the board, with any pointer. `onto` is both the facet that a drop picks and the data attribute of drop
 * targets. Escape or a drop outside the board puts it back.
 */
export const useDrag = (selection: DragSelection, onto: string): Dragging => {
  const [air, setAir] = useState<{ readonly lifted: Lifted; readonly x: number; readonly y: number }>();
  const press = useRef<Lifted & { x: number; y: number; isUp: boolean }>(undefined);
  const dropped = useRef(0);
  const latest = useRef(selection);
  latest.current = selection;
  useEffect(() => {
    const move = (event: globalThis.PointerEvent): void => {
      const from = press.current;
      if (from === undefined) return;
      if (!from.isUp && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLOP) return;
      const { facet, value } = from;
      if (!from.isUp && latest.current.picks[facet] !== value) latest.current.pick(facet, value, true);
      from.isUp = true;
      setAir({ lifted: { facet, value }, x: event.clientX, y: event.clientY });
      const target = under(onto, event.clientX, event.clientY);
      if (target !== undefined && latest.current.canNow(onto, target)) latest.current.point(onto, target);
      else latest.current.unpoint();
    };
    const end = (event: globalThis.PointerEvent): void => {
      const from = press.current;
      press.current = undefined;
      setAir(undefined);
      if (from?.isUp !== true) return;
      dropped.current = event.timeStamp;
      const target = event.type === 'pointerup' ? under(onto, event.clientX, event.clientY) : undefined;
      if (target !== undefined) latest.current.give({ [from.facet]: from.value, [onto]: target });
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
  }, [onto]);
  return {
    lifted: air?.lifted,
    x: air?.x ?? 0,
    y: air?.y ?? 0,
    start: (facet, value, event) => {
      if (event.button !== 0) return;
      // A touch pointer is captured by the element it first touched; the board must see it too.
      if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
        event.target.releasePointerCapture(event.pointerId);
      press.current = { facet, value, x: event.clientX, y: event.clientY, isUp: false };
    },
    justDropped: () => performance.now() - dropped.current < 80,
  };
};

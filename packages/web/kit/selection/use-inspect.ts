import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** A long press takes this long, in milliseconds. */
const LONG_MS = 480;
const SLOP = 9;
const AFTER_MS = 100;

/** The listeners of an area whose parts can be explained. */
export interface InspectHandlers {
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onClickCapture: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Explains what is under the pointer on a right click or a long press, and what has the focus on "?". */
export const useInspect = (selector: string, look: (element: HTMLElement) => void): InspectHandlers => {
  const press = useRef<{ x: number; y: number; wait: ReturnType<typeof setTimeout> }>(undefined);
  const wasLong = useRef(false);
  const found = (target: EventTarget): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>(selector) : null);
  const letGo = (): void => {
    clearTimeout(press.current?.wait);
    press.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on unmount.
  useEffect(() => letGo, []);
  return {
    onContextMenu: (event) => {
      const element = found(event.target);
      if (element === null) return;
      event.preventDefault();
      // Touch uses our own long press, the same on every device.
      if (!(event.nativeEvent instanceof globalThis.PointerEvent) || event.nativeEvent.pointerType !== 'touch') look(element);
    },
    onPointerDown: (event) => {
      wasLong.current = false;
      letGo();
      const element = found(event.target);
      if (event.pointerType !== 'touch' || element === null) return;
      const wait = setTimeout(() => {
        wasLong.current = true;
        look(element);
      }, LONG_MS);
      press.current = { x: event.clientX, y: event.clientY, wait };
    },
    onPointerMove: (event) => {
      if (press.current !== undefined && Math.hypot(event.clientX - press.current.x, event.clientY - press.current.y) > SLOP) letGo();
    },
    onPointerUp: () => {
      letGo();
      // The click that ends a long press comes immediately, or not at all.
      setTimeout(() => {
        wasLong.current = false;
      }, AFTER_MS);
    },
    onPointerCancel: letGo,
    onClickCapture: (event) => {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
    onKeyDown: (event) => {
      const element = event.key === '?' ? found(event.target) : null;
      if (element !== null) look(element);
    },
  };
};

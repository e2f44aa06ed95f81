import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import type { TileSelection } from './use-tile-selection.ts';

/** Turns a tile that is taken up by wheel and by key, and puts it back with Escape. Gives the listener for keys. */
export const useRotation = (root: RefObject<HTMLElement | null>, selection: TileSelection): ((event: KeyboardEvent) => void) => {
  const { turn } = selection;
  const canTurn = selection.isPlacement && selection.picks['tile'] !== undefined;
  // The browser lets a wheel be stopped only by a listener that says so beforehand.
  useEffect(() => {
    const element = root.current;
    if (element === null || !canTurn) return;
    const onWheel = (event: WheelEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest('.stage, .mine') === null || event.deltaY === 0) return;
      event.preventDefault();
      turn(event.deltaY > 0 ? 1 : -1);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [root, canTurn, turn]);
  return (event) => {
    if (event.key === 'Escape') selection.cancel();
    else if (canTurn && event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey) turn(event.shiftKey ? -1 : 1);
  };
};

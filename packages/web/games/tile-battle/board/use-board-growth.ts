import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Frame } from './frame.ts';

/**
 * When the frame gets more or fewer lines, cells get smaller or larger. The board then goes from its size before to its new one, while
 * its tiles glide to their places, as fast as the theme lets things move.
 */
export const useBoardGrowth = (board: RefObject<HTMLElement | null>, { rows, columns }: Frame): void => {
  const before = useRef({ lines: '', cell: 0 });
  useLayoutEffect(() => {
    const element = board.current;
    const cell = element?.querySelector<HTMLElement>('.cell')?.offsetWidth ?? 0;
    const { lines, cell: was } = before.current;
    const now = `${rows} by ${columns}`;
    before.current = { lines: now, cell };
    if (element === null || lines === '' || lines === now || cell === 0 || was === cell) return;
    const duration = Number.parseFloat(getComputedStyle(element).getPropertyValue('--m-panel'));
    element.animate([{ scale: was / cell }, { scale: 1 }], { duration, easing: 'ease-out' });
  }, [board, rows, columns]);
};

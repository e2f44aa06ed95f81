import type { ToggleEvent } from 'react';

/** The gap between a button and what it opens. */
const GAP = 6;

/** Places a popover below the button that opens it, aligned to its right edge. */
export const openAtButton = ({ newState, currentTarget: popover }: ToggleEvent<HTMLElement>): void => {
  const button = document.querySelector(`[popovertarget="${popover.id}"]`);
  if (newState !== 'open' || button === null) return;
  const { right, bottom } = button.getBoundingClientRect();
  popover.style.setProperty('--menu-top', `${bottom + GAP}px`);
  popover.style.setProperty('--menu-right', `${Math.max(GAP, document.documentElement.clientWidth - right)}px`);
};

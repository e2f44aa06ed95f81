import type { ToggleEvent } from 'react';

/** Room between a button and what it opens. */
const GAP = 6;

/** For a popover: stands it below the button that opens it, right edge at right edge. */
export const openAtButton = ({ newState, currentTarget: popover }: ToggleEvent<HTMLElement>): void => {
  const button = document.querySelector(`[popovertarget="${popover.id}"]`);
  if (newState !== 'open' || button === null) return;
  const { right, bottom } = button.getBoundingClientRect();
  popover.style.setProperty('--menu-top', `${bottom + GAP}px`);
  popover.style.setProperty('--menu-right', `${Math.max(GAP, document.documentElement.clientWidth - right)}px`);
};

import { type RefObject, useEffect } from 'react';
import { moveFocus } from '../move-focus.ts';
import { isForTable } from '../table-key.ts';

/** What the question can be answered with on the board: everything that glows, the cards of a pack, and the leaders to choose from. */
const OFFERED = [
  '.contracts button[data-open]',
  '.contracts .companion[data-stance="open"] .companion-face',
  '.contracts .pack-card',
  '.contracts .leader-card .btn',
].join();
/** What arrow keys go to in the kingdom and in the own party, on offer or not: everything can be read. */
const THINGS = [
  ...['.contract', '.place', '.quest', '.house-ring', '.sale', '.common-head', '.camp-track'],
  ...['.own .companion-face', '.own button.worn', '.purse-card'],
]
  .map((each) => `.contracts[data-stage="kingdom"] ${each}`)
  .join();

/** Moves the focus to the next thing on offer, or to the one before; after the last comes the first. */
export const toOffered = (by: 1 | -1): void => {
  const offered = [...document.querySelectorAll<HTMLElement>(OFFERED)].filter((each) => each.offsetParent !== null);
  const at = offered.findIndex((each) => each.isSameNode(document.activeElement));
  const next = at < 0 ? (by > 0 ? 0 : -1) : (at + by) % offered.length;
  offered.at(next)?.focus();
};

/** While something is asked: N goes round what is on offer, Q back to the question, and arrow keys from thing to thing. */
export const useBoardKeys = (isAsked: boolean, panel: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (!isAsked) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.matches(THINGS) && moveFocus(event, THINGS)) return;
      if (!isForTable(event)) return;
      const key = event.key.toLowerCase();
      if (key === 'n') toOffered(event.shiftKey ? -1 : 1);
      if (key === 'q') panel.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isAsked, panel]);
};

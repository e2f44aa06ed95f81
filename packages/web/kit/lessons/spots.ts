import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Anchor, placeBeside } from '../layout/place-beside.ts';
import type { Spot } from './note.ts';

/** Marks a note's target; the style sheet draws a ring around it. */
const MARK = 'data-taught';
/** What a note should avoid covering: what the player needs next. */
const NEEDED = '.bar, .who, .prompt, .board, .draft .tiles, .hand.mine, .field4, .pile, .battle-hand, .grid-board, .tray, .pay-stage';

const inSight = (element: Element): boolean => element.getClientRects().length > 0;

/** The elements that spots name, each the first of its kind in sight. */
const elementsOf = (page: ParentNode, spots: readonly Spot[]): readonly Element[] => {
  const found = spots.flatMap((spot) => {
    const element = spot.flatMap((selector) => [...page.querySelectorAll(selector)].filter(inSight).slice(0, 1))[0];
    return element === undefined ? [] : [element];
  });
  return [...new Set(found)];
};

/** What a script moves, if one of these elements is in it. Unlike a transition, it fires no event when it's over. */
const scriptedMoves = (elements: readonly Element[]): readonly Animation[] =>
  document.getAnimations().filter((move) => {
    if (move instanceof CSSTransition || move instanceof CSSAnimation) return false;
    const moved = move.effect instanceof KeyframeEffect ? move.effect.target : null;
    return elements.some((element) => moved?.contains(element));
  });

const same = (a: Anchor | undefined, b: Anchor | undefined): boolean =>
  a?.left === b?.left && a?.top === b?.top && a?.side === b?.side && a?.tip === b?.tip;

/**
 * Marks a note's targets and finds a place for it beside them. The table can be redrawn at any time, so this runs again whenever it
 * changes.
 */
export const useAnchor = (note: RefObject<HTMLElement | null>, spots: readonly Spot[]): Anchor | undefined => {
  const [anchor, setAnchor] = useState<Anchor>();
  const wanted = useRef(spots);
  const look = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    let frame = 0;
    let marked: readonly Element[] = [];
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look.current());
    };
    const mark = (elements: readonly Element[]): void => {
      for (const element of marked) if (!elements.includes(element)) element.removeAttribute(MARK);
      for (const element of elements) element.setAttribute(MARK, '');
      marked = elements;
    };
    look.current = () => {
      const elements = note.current === null ? [] : elementsOf(document, wanted.current);
      mark(elements);
      const size = note.current?.getBoundingClientRect();
      const screen = { width: window.innerWidth, height: window.innerHeight };
      const boxes = (list: readonly Element[]) => list.map((element) => element.getBoundingClientRect());
      const next = size && placeBeside(boxes(elements), size, screen, boxes([...document.querySelectorAll(NEEDED)].filter(inSight)));
      setAnchor((before) => (same(before, next) ? before : next));
      // A board that is growing would end up under a note that was placed beside its smaller self.
      for (const { finished } of scriptedMoves(elements)) finished.then(soon, soon);
    };
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-pressed', 'data-tucked'] });
    window.addEventListener('resize', soon);
    // Tiles glide and panels scroll: the note follows once they have settled.
    document.addEventListener('transitionend', soon);
    document.addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      look.current = () => undefined;
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('resize', soon);
      document.removeEventListener('transitionend', soon);
      document.removeEventListener('scroll', soon, { capture: true });
      mark([]);
    };
  }, [note]);
  useLayoutEffect(() => {
    wanted.current = spots;
    look.current();
  });
  return anchor;
};

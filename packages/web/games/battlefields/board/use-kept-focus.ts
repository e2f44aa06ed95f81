import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { nextLive } from './in-sight.ts';

interface Held {
  readonly card: HTMLElement;
  readonly row: Element;
  /** The whole table. */
  readonly area: Element;
  /** How many cards of the row stood before it. */
  readonly at: number;
  readonly isLive: boolean;
}

const isLive = (card: HTMLElement): boolean => card.getAttribute('aria-disabled') === 'false';
const cardsIn = (area: Element): readonly HTMLElement[] => [...area.querySelectorAll<HTMLElement>('[data-card]')];

/** What can take the focus over: the next card of the same row, or else one of any row. */
const heirOf = ({ area, row, at }: Held): HTMLElement | undefined => {
  const near = row.isConnected ? cardsIn(row) : [];
  return near[nextLive(near.map(isLive), at) ?? -1] ?? cardsIn(area).find(isLive);
};

/** A card that was chosen by a key and is gone, or spent, hands the focus on, so that nobody has to start from the top of the page. */
export const useKeptFocus = (): { readonly onFocus: (event: FocusEvent) => void } => {
  const held = useRef<Held>(undefined);
  useLayoutEffect(() => {
    const last = held.current;
    if (last === undefined) return;
    const { card, area } = last;
    const active = document.activeElement;
    const prompt = area.querySelector<HTMLElement>('.prompt');
    const isGone = !card.isConnected && (active === document.body || active === prompt);
    const isSpent = card === active && last.isLive && !isLive(card);
    const heir = isGone || isSpent ? heirOf(last) : undefined;
    if (heir !== undefined) heir.focus({ preventScroll: true });
    else if (isGone && prompt !== null && active !== prompt) {
      // While nothing can be chosen the prompt keeps the focus. It is no stop of its own, but can be sent there.
      prompt.tabIndex = -1;
      prompt.focus({ preventScroll: true });
      held.current = last;
    }
  });
  return {
    onFocus: ({ target, currentTarget }) => {
      const row = target.closest('.card-row');
      // Who points with a mouse or a finger has no use for a focus that moves.
      const isCard = target instanceof HTMLElement && target.dataset['card'] !== undefined && target.matches(':focus-visible');
      held.current =
        isCard && row !== null
          ? { card: target, row, area: currentTarget, at: cardsIn(row).indexOf(target), isLive: isLive(target) }
          : undefined;
    },
  };
};

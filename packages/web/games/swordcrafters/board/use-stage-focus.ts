import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** What answers the current question, in search order. */
const LIVE = ['.cut-line[tabindex="0"]', '.group-spot[aria-disabled="false"]', '.tray-tile:not([disabled])', '.prompt .word'] as const;

/** Who answers by keys is not sent back to the top of the page: when what had the focus is gone, the next thing that answers takes it over. */
export const useStageFocus = (): { readonly onFocus: (event: FocusEvent) => void } => {
  const area = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (area.current === undefined || document.activeElement !== document.body) return;
    const heir = LIVE.map((selector) => area.current?.querySelector<HTMLElement>(selector)).find((element) => element != null);
    heir?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target, currentTarget }) => {
      // Who points with a mouse or a finger has no use for a focus that moves.
      const isStage = target.closest('.forge-stage, .prompt .acts') !== null && target.matches(':focus-visible');
      area.current = isStage ? currentTarget : undefined;
    },
  };
};

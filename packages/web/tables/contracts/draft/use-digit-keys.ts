import type { CardId } from '@swordtable/games/contracts/terms';
import { useEffect, useRef } from 'react';

/** What takes digits for itself: fields, and everything that lies above the table. */
const BUSY = 'input, select, textarea, [contenteditable], dialog, [popover], [role="dialog"]';

/** The key for a place in the pack: 1 to 9, and 0 for the tenth. */
export const digitAt = (at: number): string => String((at + 1) % 10);

/** Chooses cards of the pack by the keys 1 to 0, wherever the focus is. */
export const useDigitKeys = (cards: readonly CardId[], choose: (card: CardId) => void): void => {
  const latest = useRef({ cards, choose });
  latest.current = { cards, choose };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isBusy = event.target instanceof Element && event.target.closest(BUSY) !== null;
      if (isBusy || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const card = latest.current.cards.find((_, at) => digitAt(at) === event.key);
      if (card !== undefined) latest.current.choose(card);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};

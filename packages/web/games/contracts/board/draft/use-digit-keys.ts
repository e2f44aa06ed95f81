import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { useEffect, useRef } from 'react';
import { isForTable } from '../table-key.ts';

/** The key for a place in the pack: 1 to 9, and 0 for the tenth. */
export const digitAt = (at: number): string => String((at + 1) % 10);

/** Chooses cards of the pack by the keys 1 to 0, wherever the focus is. */
export const useDigitKeys = (cards: readonly CardId[], choose: (card: CardId) => void): void => {
  const latest = useRef({ cards, choose });
  latest.current = { cards, choose };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isForTable(event)) return;
      const card = latest.current.cards.find((_, at) => digitAt(at) === event.key);
      if (card !== undefined) latest.current.choose(card);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};

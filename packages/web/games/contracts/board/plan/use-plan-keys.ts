import type { Action } from '@swordtable/games/contracts/action';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useHeldCard } from '../held-card.ts';
import { moveFocus } from '../move-focus.ts';
import { useTableInfo } from '../table-info.ts';
import { isOnOffer } from './steps.ts';

/** What arrow keys go to: cards of hand and party, companions, and what they wear. */
const CARDS = '.plan-stage [data-stop]';
const STOPS = `${CARDS}, .plan-party .companion-face, .plan-party button.worn`;
/** Where a card that is taken up can go: to somebody, or to what waits. */
const TAKERS = '.plan-party [data-stance="open"] .companion-face';
const TARGETS = `${TAKERS}, .plan-stage [data-target]`;

const all = (selector: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** Arrow keys, Escape and Delete, for hand and party alike. Enter is a press as everywhere. */
export const usePlanKeys = (): ((event: KeyboardEvent) => void) => {
  const { offers } = useTableInfo();
  const { card, putBack, perform } = useHeldCard();
  return (event) => {
    if (!(event.target instanceof HTMLElement)) return;
    if (event.key === 'Escape') return putBack();
    if (event.key === 'Delete' || event.key === 'Backspace') {
      const off: Action = { unequip: event.target.dataset['card'] ?? '' };
      if (isOnOffer(offers.selection.options, off)) perform([off]);
      return;
    }
    if (!event.target.matches(`${STOPS}, ${TARGETS}`)) return;
    moveFocus(event, card !== undefined && all(TARGETS).length > 0 ? TARGETS : STOPS);
  };
};

/**
 * Keyboard players never lose the focus: a card that is taken up sends it to the first who can take it, one that is put back
 * gets it again, and where the card is gone it goes to the one that came into its place.
 */
export const usePlanFocus = (): void => {
  const { party } = useTableInfo();
  const { card } = useHeldCard();
  const byKeys = useRef(false);
  const held = useRef<{ readonly card: CardId; readonly wasWorn: boolean }>(undefined);
  const place = useRef(0);
  useEffect(() => {
    const onKey = (): void => {
      byKeys.current = true;
    };
    const onPointer = (): void => {
      byKeys.current = false;
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const stop = target instanceof Element ? (target.closest('.hand-card')?.querySelector('[data-stop]') ?? target) : null;
      const at = all(CARDS).findIndex((each) => each.isSameNode(stop));
      if (at >= 0) place.current = at;
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPointer, true);
    window.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPointer, true);
      window.removeEventListener('focusin', onFocus);
    };
  }, []);
  useEffect(() => {
    const before = held.current;
    const [stops, cards] = [all(STOPS), all(CARDS)];
    held.current = card === undefined ? undefined : { card, wasWorn: cards.every(({ dataset }) => dataset['card'] !== card) };
    if (!byKeys.current || before?.card === card) return;
    const [target] = [...all(TAKERS), ...all(TARGETS)];
    const again = (before?.wasWorn === true ? stops : cards).find(({ dataset }) => dataset['card'] === before?.card);
    if (card !== undefined) target?.focus();
    else (again ?? cards[Math.min(place.current, cards.length - 1)])?.focus();
  }, [card]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is a change of the party that takes the focus away.
  useEffect(() => {
    const cards = all(CARDS);
    if (byKeys.current && document.activeElement === document.body) cards[Math.min(place.current, cards.length - 1)]?.focus();
  }, [party]);
};

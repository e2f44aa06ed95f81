import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { DraggedCard } from '../held-card.ts';
import type { Onto } from './steps.ts';

/** A press of a mouse becomes a drag when it has moved this far. */
const SLOP = 6;
/** A finger scrolls, unless it has rested for this long. */
const HOLD_MS = 220;

interface Press {
  readonly card: CardId;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  isUp: boolean;
}

interface Hands {
  readonly lift: (card: CardId) => void;
  readonly drop: (card: CardId, onto: Onto) => void;
  readonly putBack: () => void;
}

export interface CardDrag {
  readonly carried: DraggedCard | undefined;
  readonly press: (card: CardId, event: PointerEvent) => void;
  readonly justDropped: () => boolean;
}

/** What lies under a point: a companion by its `data-companion`, else the party by a `data-drop`. */
const under = (x: number, y: number): Onto | undefined => {
  const elements = document.elementsFromPoint(x, y).filter((element) => element instanceof HTMLElement);
  const companion = elements.find(({ dataset }) => dataset['companion'] !== undefined)?.dataset['companion'];
  if (companion !== undefined) return { companion };
  return elements.some(({ dataset }) => dataset['drop'] !== undefined) ? 'party' : undefined;
};

/** Dragging cards of a hand or a party with any pointer. Escape, or letting go beside everything, puts the card back. */
export const useCardDrag = (hands: Hands): CardDrag => {
  const [carried, setCarried] = useState<DraggedCard>();
  const pressed = useRef<Press>(undefined);
  const dropped = useRef(0);
  const latest = useRef(hands);
  latest.current = hands;
  const show = useRef((card: CardId, x: number, y: number): void => {
    const onto = under(x, y);
    setCarried({ card, x, y, over: onto === undefined || onto === 'party' ? undefined : onto.companion });
  });
  useEffect(() => {
    const forget = (): Press | undefined => {
      const press = pressed.current;
      clearTimeout(press?.timer);
      pressed.current = undefined;
      setCarried(undefined);
      return press;
    };
    const move = ({ clientX: x, clientY: y, pointerType }: globalThis.PointerEvent): void => {
      const press = pressed.current;
      if (press === undefined) return;
      const isFar = Math.hypot(x - press.x, y - press.y) >= SLOP;
      if (!press.isUp && !isFar) return;
      if (!press.isUp && pointerType === 'touch') return void forget();
      if (!press.isUp) latest.current.lift(press.card);
      press.isUp = true;
      show.current(press.card, x, y);
    };
    const end = (event: globalThis.PointerEvent): void => {
      const press = forget();
      if (press?.isUp !== true) return;
      dropped.current = event.timeStamp;
      const onto = event.type === 'pointerup' ? under(event.clientX, event.clientY) : undefined;
      if (onto === undefined) latest.current.putBack();
      else latest.current.drop(press.card, onto);
    };
    const putBack = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && forget()?.isUp === true) latest.current.putBack();
    };
    // While something is carried a finger does not scroll, and a long press calls up no menu.
    const stay = (event: Event): void => {
      if (pressed.current?.isUp === true) event.preventDefault();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', putBack);
    window.addEventListener('touchmove', stay, { passive: false });
    window.addEventListener('contextmenu', stay);
    return () => {
      clearTimeout(pressed.current?.timer);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', putBack);
      window.removeEventListener('touchmove', stay);
      window.removeEventListener('contextmenu', stay);
    };
  }, []);
  return {
    carried,
    press: (card, { button, clientX: x, clientY: y, pointerType, pointerId, target }) => {
      if (button !== 0) return;
      // A finger's pointer is caught by what it first touched; everything else has to see it too.
      if (target instanceof Element && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
      const lift = (): void => {
        if (pressed.current === undefined) return;
        pressed.current.isUp = true;
        latest.current.lift(card);
        show.current(card, x, y);
      };
      pressed.current = { card, x, y, isUp: false, timer: pointerType === 'touch' ? setTimeout(lift, HOLD_MS) : undefined };
    },
    justDropped: () => performance.now() - dropped.current < 80,
  };
};

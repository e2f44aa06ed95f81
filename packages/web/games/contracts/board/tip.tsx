import type { CardId } from '@swordtable/games/contracts/cards/terms';
import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { placeBeside } from '../../../kit/layout/place-beside.ts';
import { CardText } from './card-text.tsx';
import { useCardTexts } from './cards.ts';
import './tip.css';

interface Shown {
  readonly card: CardId;
  readonly level: number;
  /** What the tip belongs to. */
  readonly by: Element;
}

type Show = (shown: Shown | undefined) => void;
const ShowTip = createContext<Show>(() => undefined);

/** What belongs together with a card, such as its buttons, and what one looks at while reading: neither should be covered. */
const WHOLE = '.hand-card, .companion, .common, .house-spot, tr';
const ASKED = '.prompt.ask';

/** Placed beside its element and, where there is room, over neither its neighbors nor the question. */
const placeFor = (tip: HTMLElement, by: Element): void => {
  const whole = by.closest(WHOLE) ?? by;
  const needed = [whole.parentElement, document.querySelector(ASKED)].flatMap((element) => element?.getBoundingClientRect() ?? []);
  const screen = { width: window.innerWidth, height: window.innerHeight };
  const place = placeBeside([whole.getBoundingClientRect()], tip.getBoundingClientRect(), screen, needed);
  if (place === undefined) return;
  tip.style.left = `${place.left}px`;
  tip.style.top = `${place.top}px`;
};

/** Shows what a card says while a mouse rests on it or the keyboard has come to it. A finger looks at the card itself. */
export const useTip = (card: CardId | undefined, level = 1) => {
  const show = useContext(ShowTip);
  if (card === undefined) return {};
  return {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => pointerType === 'mouse' && show({ card, level, by: currentTarget }),
    onPointerLeave: () => show(undefined),
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && show({ card, level, by: currentTarget }),
    onBlur: () => show(undefined),
  };
};

const Tip = ({ shown: { card, level, by } }: { readonly shown: Shown }) => {
  const { name } = useCardTexts();
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (tip.current !== null) placeFor(tip.current, by);
  }, [by]);
  return (
    <div ref={tip} className="card-tip" aria-hidden="true">
      <b>{name(card)}</b>
      <CardText card={card} level={level} />
    </div>
  );
};

/** Everything below it may show tips. What a tip says is on the card's own page too, so it is no news to a screen reader. */
export const Tips = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<Shown>();
  // What is gone from the table, such as a side quest that is done, is never left by the mouse.
  useEffect(() => {
    if (shown?.by.isConnected === false) setShown(undefined);
  });
  return (
    <ShowTip value={setShown}>
      {children}
      {shown !== undefined && <Tip key={shown.card} shown={shown} />}
    </ShowTip>
  );
};

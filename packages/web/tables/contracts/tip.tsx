import type { CardId } from '@swordtable/games/contracts/terms';
import { createContext, type FocusEvent, type PointerEvent, type ReactNode, useContext, useMemo, useState } from 'react';
import { CardText } from './card-text.tsx';
import { useCardTexts } from './cards.ts';
import './tip.css';

interface Shown {
  readonly card: CardId;
  readonly level: number;
  readonly left: number;
  readonly top: number;
  readonly isBelow: boolean;
}

type Show = (shown: Shown | undefined) => void;
const ShowTip = createContext<Show>(() => undefined);

/** A tip is so wide, and keeps so far from the edges of the window. */
const WIDTH = 260;
const MARGIN = 10;

const placeBy = (element: Element): Pick<Shown, 'left' | 'top' | 'isBelow'> => {
  const box = element.getBoundingClientRect();
  const isBelow = box.top < window.innerHeight / 2;
  const left = Math.max(MARGIN, Math.min(window.innerWidth - WIDTH - MARGIN, box.left + box.width / 2 - WIDTH / 2));
  return { left, top: isBelow ? box.bottom + 6 : box.top - 6, isBelow };
};

/** Shows what a card says while a mouse rests on it or the keyboard has come to it. A finger looks at the card itself. */
export const useTip = (card: CardId | undefined, level = 1) => {
  const show = useContext(ShowTip);
  if (card === undefined) return {};
  return {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) =>
      pointerType === 'mouse' && show({ card, level, ...placeBy(currentTarget) }),
    onPointerLeave: () => show(undefined),
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && show({ card, level, ...placeBy(currentTarget) }),
    onBlur: () => show(undefined),
  };
};

/** Everything below it may show tips. What a tip says is on the card's own page too, so it is no news to a screen reader. */
export const Tips = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<Shown>();
  const { name } = useCardTexts();
  const style = useMemo(
    () =>
      shown === undefined ? undefined : { left: shown.left, top: shown.top, ...(shown.isBelow ? {} : { transform: 'translateY(-100%)' }) },
    [shown],
  );
  return (
    <ShowTip value={setShown}>
      {children}
      {shown !== undefined && (
        <div className="card-tip" style={style} aria-hidden="true">
          <b>{name(shown.card)}</b>
          <CardText card={shown.card} level={shown.level} />
        </div>
      )}
    </ShowTip>
  );
};

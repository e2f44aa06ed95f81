import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { byTouch } from '../../../kit/selection/pointing.ts';
import type { Dragging } from '../../../kit/selection/use-drag.ts';
import type { Explaining, HandCard } from '../why/use-explaining.ts';
import type { Caption } from './captions.ts';
import type { CardState } from './card.tsx';
import { useBattleWords } from './context.ts';
import { scrolledTo } from './in-sight.ts';
import type { BattleSelection } from './use-battle-selection.ts';
import '../../../kit/selection/cover.css';
import './card-row.css';

/** A card of a row: what it picks, what it is called and says, and how it is drawn. */
export interface RowCard {
  readonly key: string;
  readonly facet: string;
  readonly value: string;
  readonly about: HandCard;
  readonly label: string;
  readonly caption: Caption | undefined;
  /** What it does, below it, where there is room; in a list beside it, after its name. */
  readonly note?: { readonly name: string; readonly text: string };
  /** How many of the same kind lie there; of none its place is kept. */
  readonly count?: number;
  readonly face: (states: readonly (CardState | false)[]) => ReactNode;
  /** Whether a line is drawn before it. */
  readonly isFirstOfKind?: boolean;
}

interface CardRowProps {
  readonly cards: readonly RowCard[];
  readonly label: string;
  readonly selection: BattleSelection;
  /** Whether the watcher is asked something. */
  readonly isAsked: boolean;
  readonly why: Explaining;
  readonly drag?: Dragging | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
/** What a card in the air can be dropped on. */
const DRAGGED: readonly string[] = ['warrior', 'play'];
/** Where a warrior can be chosen, the question is about warriors, though actions may be played too. */
const WARRIORS: readonly string[] = ['warrior', 'discard'];

/** A card's label, and what else is to be said about it. A label may be one word or whole sentences. */
const withNotes = (label: string, notes: readonly string[]): string =>
  notes.length === 0 ? label : `${label}${label.endsWith('.') ? ' ' : ', '}${notes.join(', ')}`;

/** Cards beside each other, to be walked through with arrow keys: a hand, or the pile to take from. */
export const CardRow = ({ cards, label, selection, isAsked, why, drag }: CardRowProps) => {
  const words = useBattleWords();
  const row = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string>();
  const can = ({ facet, value }: RowCard): boolean => selection.can(facet, value);
  const isPicked = ({ facet, value }: RowCard): boolean => selection.picks[facet] === value;
  // Of two cards of one kind the one that was touched is the chosen one.
  const chosen = cards.find((card) => card.key === focused && isPicked(card)) ?? cards.find(isPicked);
  const tabStop = cards.find(({ key }) => key === focused) ?? chosen ?? cards.find(can) ?? cards[0];
  const live = cards.filter(can);
  const wanted = live.some(({ facet }) => WARRIORS.includes(facet)) ? live.filter(({ facet }) => WARRIORS.includes(facet)) : live;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question moves the row, and never while the player scrolls it.
  useLayoutEffect(() => {
    const list = row.current;
    if (list === null) return;
    const { left, width } = list.getBoundingClientRect();
    const spans = wanted.flatMap(({ key }) => {
      const box = list.querySelector(`[data-card="${key}"]`)?.getBoundingClientRect();
      return box === undefined ? [] : [{ from: box.left - left + list.scrollLeft, to: box.right - left + list.scrollLeft }];
    });
    const to = scrolledTo({ from: list.scrollLeft, to: list.scrollLeft + width }, spans);
    if (to !== undefined) list.scrollTo({ left: to, behavior: 'instant' });
  }, [selection.options]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || tabStop === undefined) return;
    event.preventDefault();
    const next = cards[Math.max(0, Math.min(cards.length - 1, cards.indexOf(tabStop) + step))];
    row.current?.querySelector<HTMLElement>(`[data-card="${next?.key}"]`)?.focus();
  };
  return (
    <ul ref={row} className="card-row" aria-label={label} style={{ '--cards': cards.length } as CSSProperties} onKeyDown={onKeyDown}>
      {cards.map((card) => {
        const { key, facet, value, about, caption, note, count = 1 } = card;
        const isOffered = can(card);
        // With a place chosen first, only what goes there is offered.
        const fits =
          isOffered && (selection.picks[facet] !== undefined || selection.canNow(facet, value) || selection.picks['place'] === undefined);
        const isChosen = card === chosen;
        const said = caption === undefined ? [] : [words.caption(caption)];
        const marks = isChosen ? [words.chosen] : isOffered ? [words.canBeChosen] : [];
        return (
          <li key={key} className={`card-slot${card.isFirstOfKind ? ' apart-from' : ''}`} data-gone={count === 0 || undefined}>
            <div className={`card-held${isOffered ? ' live' : ''}`} data-lifted={(drag?.lifted?.value === value && isChosen) || undefined}>
              {card.face([isChosen && 'selected', fits && !isChosen && 'legal', isAsked && !fits && 'dim'])}
              {count > 1 && <span className="count">×{count}</span>}
              <button
                type="button"
                className="cover"
                data-card={key}
                data-facet={facet}
                data-value={value}
                aria-label={withNotes(card.label, [...(count === 1 ? [] : [words.copies(count)]), ...said, ...marks])}
                aria-pressed={isOffered ? isChosen : undefined}
                aria-disabled={!isOffered}
                tabIndex={card === tabStop ? 0 : -1}
                onClick={(event) => {
                  setFocused(key);
                  if (isOffered && !drag?.justDropped()) selection.pick(facet, value);
                  else if (!isOffered && isAsked && count > 0) why.not(about, event.currentTarget);
                  else if (!isOffered && (byTouch(event) || count === 0)) why.card(about, event.currentTarget);
                }}
                onPointerEnter={(event) => event.pointerType !== 'touch' && isOffered && selection.point(facet, value)}
                onPointerLeave={selection.unpoint}
                onFocus={() => {
                  setFocused(key);
                  if (isOffered) selection.point(facet, value);
                }}
                onBlur={selection.unpoint}
                onPointerDown={(event: PointerEvent) => {
                  setFocused(key);
                  if (isOffered && DRAGGED.includes(facet)) drag?.start(facet, value, event);
                }}
              />
            </div>
            {caption !== undefined && <span className={`caption${fits ? ' on' : ''}`}>{words.caption(caption)}</span>}
            {note !== undefined && (
              <span className="card-note">
                <b>{note.name}</b> {note.text}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
};

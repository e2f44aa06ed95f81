import type { ActionCard, Warrior } from '@swordtable/games/battlefields/cards/cards';
import type { View } from '@swordtable/games/battlefields/view/view';
import { TabPanel } from '../../../kit/layout/table-layout.tsx';
import type { Dragging } from '../../../kit/selection/use-drag.ts';
import type { Question } from '../typed.ts';
import type { Explaining } from '../why/use-explaining.ts';
import { actionCaption, warriorCaption } from './captions.ts';
import { ActionFace, WarriorCard } from './card.tsx';
import { CardRow, type RowCard } from './card-row.tsx';
import { useBattleWords } from './context.ts';
import { useBattleTexts } from './texts.ts';
import { OtherHand } from './top-strip.tsx';
import type { BattleSelection } from './use-battle-selection.ts';
import './hand.css';

interface HandProps {
  readonly view: View;
  readonly seat: number;
  readonly title: string;
  /** A line below the title. */
  readonly note: string | undefined;
  /** Whether actions are being taken from the pile, so that nothing in the hand can be chosen. */
  readonly isTaking: boolean;
  readonly decision: Question | null;
  readonly selection: BattleSelection;
  readonly drag: Dragging;
  readonly why: Explaining;
}

/** From here on the cards move together. */
const MANY = 6;
/** From here on one line is too short for all of them. */
const FULL = 9;

/** A key for each card of a sorted list: the kind, and the how-manieth of it. */
const keyed = <Card extends string>(cards: readonly Card[]): readonly { readonly card: Card; readonly key: string }[] =>
  cards.map((card, index) => ({ card, key: `${card}-${index - cards.indexOf(card)}` }));

/** The rule that asks decides what a click on a card means. */
const facetsFor = (ask: string | undefined): { readonly action: string; readonly warrior: string } => ({
  action: ask === 'shed' ? 'shed' : 'play',
  warrior: ask === 'discard' ? 'discard' : 'warrior',
});

/** The hand below: actions first, then warriors, each with what it can do now. */
export const Hand = ({ view, seat, title, note, isTaking, decision, selection, drag, why }: HandProps) => {
  const words = useBattleWords();
  const texts = useBattleTexts();
  const army = view.armies[seat];
  const own = army?.own;
  const facets = facetsFor(decision?.prompt.ask);
  const isAsked = selection.options.length > 0;
  const asked = isAsked ? decision : null;
  const isOver = view.phase === 'over';
  const action = ({ card, key }: { readonly card: ActionCard; readonly key: string }): RowCard => ({
    key,
    facet: facets.action,
    value: card,
    about: { action: card },
    label: words.inHand(texts.action(card), words.short(card)),
    caption: isOver ? undefined : actionCaption(view, asked, card, selection.can(facets.action, card)),
    face: (states) => <ActionFace card={card} seat={seat} states={states} />,
  });
  const warrior = ({ card, key }: { readonly card: Warrior; readonly key: string }, index: number): RowCard => ({
    key,
    facet: facets.warrior,
    value: card,
    about: { warrior: card },
    label: words.inHand(texts.warrior(card), texts.warriorText(card, view.cards.beats)),
    caption: isOver ? undefined : warriorCaption(view, asked, seat, selection.can(facets.warrior, card)),
    face: (states) => <WarriorCard warrior={card} beats={view.cards.beats} seat={seat} states={states} />,
    isFirstOfKind: index === 0,
  });
  const cards = own == null ? [] : [...keyed(own.actions).map(action), ...keyed(own.hand).map(warrior)];
  return (
    <TabPanel
      tab="hand"
      className="battle-hand"
      data-many={cards.length > MANY || undefined}
      data-full={cards.length > FULL || undefined}
      data-idle={isTaking || isOver || undefined}
    >
      <h2>
        <b className="display">{title}</b>
        {note !== undefined && <small>{note}</small>}
      </h2>
      {army !== undefined && own == null ? (
        <OtherHand view={view} army={army} seat={seat} />
      ) : cards.length === 0 ? (
        <p className="none">{words.emptyHand}</p>
      ) : (
        <CardRow cards={cards} label={title} selection={selection} isAsked={isAsked} why={why} drag={drag} />
      )}
    </TabPanel>
  );
};

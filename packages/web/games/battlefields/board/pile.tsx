import { kindsIn } from '@swordtable/games/battlefields/cards/cards';
import { ACTIONS_TAKEN } from '@swordtable/games/battlefields/phases/muster';
import type { View } from '@swordtable/games/battlefields/view/view';
import type { Explaining } from '../why/use-explaining.ts';
import { ActionFace } from './card.tsx';
import { CardRow, type RowCard } from './card-row.tsx';
import { useBattleWords } from './context.ts';
import { stillToTake } from './limits.ts';
import { useBattleTexts } from './texts.ts';
import type { BattleSelection } from './use-battle-selection.ts';
import './pile.css';

interface PileProps {
  readonly view: View;
  readonly seat: number;
  readonly title: string;
  readonly selection: BattleSelection;
  readonly why: Explaining;
}

/** While actions are taken: the own pile, one card for each kind, and how many are still to be taken. */
export const Pile = ({ view, seat, title, selection, why }: PileProps) => {
  const words = useBattleWords();
  const texts = useBattleTexts();
  const pile = view.armies[seat]?.own?.pile ?? [];
  const left = stillToTake(view, seat);
  // A kind of which none is left keeps its place: nothing moves away under the pointer.
  const cards = kindsIn(view.cards.actions).map(
    (card): RowCard => ({
      key: `pile-${card}`,
      facet: 'take',
      value: card,
      about: { action: card },
      label: words.inHand(texts.action(card), words.short(card)),
      caption: undefined,
      note: { name: texts.action(card), text: words.short(card) },
      count: pile.filter((each) => each === card).length,
      face: (states) => <ActionFace card={card} seat={seat} states={states} />,
    }),
  );
  return (
    <section className="stage panel pile">
      <h2>
        <b>{title}</b>
        <small>{words.pileText}</small>
        <span className="pips-taken" aria-hidden="true">
          {Array.from({ length: ACTIONS_TAKEN }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are nothing but their places.
            <i key={at} className={at < ACTIONS_TAKEN - left ? 'on' : ''} />
          ))}
        </span>
        <span>{words.toTake(left)}</span>
      </h2>
      <CardRow cards={cards} label={title} selection={selection} isAsked={selection.options.length > 0} why={why} />
    </section>
  );
};

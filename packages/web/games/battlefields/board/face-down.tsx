import { ARES, type Warrior } from '@swordtable/games/battlefields/cards/cards';
import type { BoardProps } from '../typed.ts';

import { useBattleWords } from './context.ts';
import { useBattleTexts } from './texts.ts';
import '../../../kit/layout/face-down.css';

interface OrderProps {
  readonly title: string;
  readonly cards: readonly string[];
}

const Order = ({ title, cards }: OrderProps) => (
  <>
    <p>{title}</p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by the keyboard. */}
    <ol tabIndex={0} aria-label={title}>
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a deck are known by their places.
        <li key={index}>{card}</li>
      ))}
    </ol>
  </>
);

/** The decks in their order, where all lies open; hands and face-down warriors lie open on the table then. */
export const FaceDown = ({ state, seats }: Pick<BoardProps, 'state' | 'seats'>) => {
  const words = useBattleWords();
  const texts = useBattleTexts();
  const { open, cards } = state.view;
  if (open === undefined) return null;
  const fate = open.fate.map((card) => {
    const land = card === ARES ? undefined : cards.lands[card];
    return land === undefined ? texts.ares.name : texts.land(land);
  });
  return (
    <details className="face-down panel">
      <summary>
        <b>{words.faceDown}</b>
        <span>{words.fateOrder(fate.length)}</span>
      </summary>
      <Order title={words.fateOrder(fate.length)} cards={fate} />
      {open.decks.map((deck: readonly Warrior[], seat) => (
        <Order
          key={seats[seat]?.name ?? seat}
          title={words.deckOrder(seats[seat]?.name ?? '', deck.length)}
          cards={deck.map(texts.warrior)}
        />
      ))}
    </details>
  );
};

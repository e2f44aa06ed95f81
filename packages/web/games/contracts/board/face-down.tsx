import type { CardId } from '@swordtable/games/contracts/cards/terms';
import type { BoardProps } from '../typed.ts';

import { useCardTexts } from './cards.ts';
import { Emblem } from './emblem.tsx';
import { useEndsWords } from './end/words.ts';
import '../../../kit/layout/face-down.css';

const PILES = ['encounter', 'encounterGone', 'basicDeck', 'tavernDeck', 'smithDeck', 'questDeck'] as const;

const Pile = ({ title, cards }: { readonly title: string; readonly cards: readonly CardId[] }) => {
  const words = useEndsWords();
  const { name } = useCardTexts();
  if (cards.length === 0) return null;
  const said = `${title}: ${words.cardsCount(cards.length)}`;
  return (
    <>
      <p>{said}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by the keyboard. */}
      <ol tabIndex={0} aria-label={said}>
        {cards.map((card) => (
          <li key={card} className="secret">
            <Emblem card={card} />
            {name(card)}
          </li>
        ))}
      </ol>
    </>
  );
};

/** Hands, packs and decks where all lies open, the next card first. */
export const FaceDown = ({ state, seats }: Pick<BoardProps, 'state' | 'seats'>) => {
  const words = useEndsWords();
  const { open, parties } = state.view;
  if (open === undefined) return null;
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  const hands = parties.map(({ own }, seat) => ({ title: words.handOf(nameOf(seat)), cards: own?.hand ?? [] }));
  const packs = open.packs.flatMap((row, seat) => row.map((cards, at) => ({ title: words.packOf(nameOf(seat), at + 1), cards })));
  const decks = PILES.map((pile) => ({ title: words.piles[pile], cards: open[pile] }));
  const piles = [...hands, ...packs, ...decks];
  return (
    <details className="face-down panel">
      <summary>
        <b>{words.faceDown}</b>
        <span>{words.cardsCount(piles.reduce((sum, { cards }) => sum + cards.length, 0))}</span>
      </summary>
      {piles.map(({ title, cards }) => (
        <Pile key={title} title={title} cards={cards} />
      ))}
    </details>
  );
};

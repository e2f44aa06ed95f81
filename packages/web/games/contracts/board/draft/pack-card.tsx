import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { CardFace } from '../card-face.tsx';
import { useHeldCard } from '../held-card.ts';
import { useTableInfo } from '../table-info.ts';
import { useDraftWords } from './draft-words.ts';
import './pack-card.css';

interface PackCardProps {
  readonly card: CardId;
  /** The key that chooses it. */
  readonly digit: string;
  readonly isDimmed: boolean;
  /** A mouse or the keyboard has come to it. */
  readonly onLook: (card: CardId) => void;
}

/** Chooses a card of the pack; the one that is chosen already is kept. */
export const useChoosing = (): ((card: CardId) => void) => {
  const { offers } = useTableInfo();
  const { card: chosen, takeUp } = useHeldCard();
  return (card) => {
    if (chosen === card) offers.act({ keep: card });
    else if (offers.can({ keep: card })) takeUp(card);
  };
};

/** A card of the pack at hand. The first press chooses it, the second keeps it. */
export const PackCard = ({ card, digit, isDimmed, onLook }: PackCardProps) => {
  const words = useDraftWords();
  const { card: chosen } = useHeldCard();
  const choose = useChoosing();
  const isChosen = chosen === card;
  return (
    <li>
      <button
        type="button"
        className="pack-card"
        data-card={card}
        data-stop=""
        data-dimmed={isDimmed || undefined}
        aria-pressed={isChosen}
        aria-keyshortcuts={digit}
        onClick={() => choose(card)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLook(card)}
        onFocus={() => onLook(card)}
      >
        <CardFace card={card} />
        {isDimmed && <span className="spoken">{words.doesNotMatch}</span>}
        <span className="kbd" aria-hidden="true">
          {digit}
        </span>
      </button>
    </li>
  );
};

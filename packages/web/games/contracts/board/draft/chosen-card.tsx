import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { CardText } from '../card-text.tsx';
import { useCardTexts } from '../cards.ts';
import { Emblem } from '../emblem.tsx';
import { useHeldCard } from '../held-card.ts';
import { useTableInfo } from '../table-info.ts';
import { useDraftWords } from './draft-words.ts';
import { Reasons } from './reasons.tsx';
import './chosen-card.css';

/** The card that is looked at or chosen, whole, with what speaks for it. Before there is one it says how to choose. */
export const ChosenCard = ({ card }: { readonly card: CardId | undefined }) => {
  const { offers } = useTableInfo();
  const { card: chosen } = useHeldCard();
  const words = useDraftWords();
  const { name, flavour } = useCardTexts();
  if (card === undefined)
    return (
      <aside className="chosen-card none">
        <p>{offers.decision === null ? words.read : words.choose}</p>
        {offers.decision !== null && <p className="chosen-keys">{words.keys}</p>}
      </aside>
    );
  return (
    <aside className="chosen-card" aria-label={name(card)}>
      <h3>
        <Emblem card={card} />
        <span>{name(card)}</span>
      </h3>
      <div className="chosen-text">
        <CardText card={card} />
        <p className="chosen-flavour">{flavour(card)}</p>
        <Reasons card={card} />
      </div>
      {card === chosen && (
        <button type="button" className="btn" onClick={() => offers.act({ keep: card })}>
          {words.keepIt}
        </button>
      )}
    </aside>
  );
};

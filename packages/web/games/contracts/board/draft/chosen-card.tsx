import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { Rows } from '../about/rows.tsx';
import { Marks } from '../card-face.tsx';
import { useCardKind } from '../card-text.tsx';
import { useCardTexts } from '../cards.ts';
import { Emblem } from '../emblem.tsx';
import { Reasons } from './reasons.tsx';
import './chosen-card.css';

/** The inspected or chosen card in full: every level, what it costs, and what speaks for it. */
export const ChosenCard = ({ card }: { readonly card: CardId }) => {
  const { name, flavor } = useCardTexts();
  const kindOf = useCardKind();
  return (
    <aside className="chosen-card" aria-label={name(card)}>
      <h3>
        <Emblem card={card} />
        <span>{name(card)}</span>
      </h3>
      <p className="chosen-kind">{kindOf(card)}</p>
      <Marks card={card} />
      <Rows card={card} />
      <Reasons card={card} />
      <p className="chosen-flavor">{flavor(card)}</p>
    </aside>
  );
};

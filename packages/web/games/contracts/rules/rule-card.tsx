import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { ShownCard } from '../gallery/shown-card.tsx';
import './rule-card.css';

/** A card of the game as a picture in its rules. */
export const RuleCard = ({ card }: { readonly card: CardId }) => (
  <span className="rule-card">
    <ShownCard card={card} />
  </span>
);

import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { useCardTexts } from '../cards.ts';
import { Emblem } from '../emblem.tsx';
import { useTableInfo } from '../table-info.ts';
import { useTip } from '../tip.tsx';
import './kept.css';

/** A card that one has or has seen, by its name; pressed, it can be read. */
export const CardChip = ({ card }: { readonly card: CardId }) => {
  const { look } = useTableInfo();
  const { name } = useCardTexts();
  const tip = useTip(card);
  return (
    <button type="button" className="kept-card" data-card={card} onClick={() => look(card)} {...tip}>
      <Emblem card={card} />
      <span>{name(card)}</span>
    </button>
  );
};

interface KeptProps {
  readonly title: string;
  readonly cards: readonly CardId[];
  /** What is said where there is none. */
  readonly none?: string;
}

/** Cards that one has: what was kept so far, the leaders to choose from. */
export const Kept = ({ title, cards, none }: KeptProps) => (
  <section className="kept" aria-label={title}>
    <h3>{title}</h3>
    {cards.length === 0 && <span className="muted">{none}</span>}
    {cards.map((card) => (
      <CardChip key={card} card={card} />
    ))}
  </section>
);

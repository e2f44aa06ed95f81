import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { useCardTexts } from '../cards.ts';
import { Emblem } from '../emblem.tsx';
import { useTableInfo } from '../table-info.ts';
import { useTip } from '../tip.tsx';
import './card-chips.css';

const Chip = ({ card }: { readonly card: CardId }) => {
  const { look } = useTableInfo();
  const { name } = useCardTexts();
  const tip = useTip(card);
  return (
    <button type="button" className="card-chip" onClick={() => look(card)} {...tip}>
      <Emblem card={card} />
      {name(card)}
    </button>
  );
};

/** Cards by their names; a press opens one. */
export const CardChips = ({ cards }: { readonly cards: readonly CardId[] }) => (
  <ul className="card-chips">
    {cards.map((card) => (
      <li key={card}>
        <Chip card={card} />
      </li>
    ))}
  </ul>
);

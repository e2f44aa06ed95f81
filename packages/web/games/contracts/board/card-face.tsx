import { asEquipment, cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { Icon, type IconName } from '../../../kit/icons/icon.tsx';
import { Amount } from './amount.tsx';
import { useCardKind } from './card-text.tsx';
import { useCardTexts } from './cards.ts';
import { Emblem } from './emblem.tsx';
import { Tokens } from './token.tsx';
import './card-face.css';

/** The signs of the cards of the encounter deck; rare items, which may wait in a party too, are what they are used as. */
const signOf = (id: CardId): IconName => {
  if (asEquipment(id) !== undefined) return 'sign/equipment';
  const { is } = cardOf(id);
  if (is === 'skill') return 'sign/skill';
  return is === 'item' || is === 'rare' ? 'sign/item' : 'sign/companion';
};

/** Salary and fame of a companion, the domains of equipment: what one compares first, beside the attributes. */
export const Marks = ({ card: id }: { readonly card: CardId }) => {
  const { terms } = useCardTexts();
  const card = cardOf(id);
  const given = 'gives' in card ? card.gives : 'base' in card ? card.base : undefined;
  return (
    <span className="face-marks">
      {given !== undefined && <Tokens tokens={given} />}
      {(asEquipment(id)?.domains ?? []).map((domain, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the icons of a card never change.
        <span key={at} className="face-domain" role="img" aria-label={terms.domain[domain]} title={terms.domain[domain]}>
          <Icon name={`sign/${domain}`} />
        </span>
      ))}
      {'salary' in card && <Amount of="salary" count={card.salary} />}
      {'fame' in card && card.fame > 0 && <Amount of="fame" count={card.fame} />}
    </span>
  );
};

/** A card as it lies in a hand: its emblem and name, what it is, what it gives, and its text as far as there is room. */
export const CardFace = ({ card }: { readonly card: CardId }) => {
  const { name, lines } = useCardTexts();
  const kindOf = useCardKind();
  return (
    <span className="face">
      <span className="face-head">
        <Emblem card={card} />
        <b>{name(card)}</b>
      </span>
      <span className="face-kind">
        <Icon name={signOf(card)} />
        <span>{kindOf(card)}</span>
      </span>
      <Marks card={card} />
      <span className="face-text">
        {lines(card).map((line) => (
          <span key={line}>{line} </span>
        ))}
      </span>
    </span>
  );
};

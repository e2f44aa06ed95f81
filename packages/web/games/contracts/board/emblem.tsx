import { cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { Icon, type IconName } from '../../../kit/icons/icon.tsx';

/** The name of a card's emblem. Every card has one, which a test makes sure of. */
export const emblemOf = (card: CardId): IconName => `contracts/${cardOf(card).icon}` as IconName;

export const Emblem = ({ card, className = 'ico' }: { readonly card: CardId; readonly className?: string }) => (
  <Icon name={emblemOf(card)} className={className} />
);

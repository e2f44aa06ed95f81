import type { ActionCard, Land, Warrior } from '@swordtable/games/battlefields/cards/cards';
import type { IconName } from '../../../kit/icons/icon.tsx';

/** The kinds of lands that have an emblem of their own; a file of cards may name others. */
const KINDS: ReadonlySet<string> = new Set(['woodland', 'plain', 'mountain', 'city', 'temple', 'olympus']);

/** The icon of a warrior or an action card. Tests see to it that there is one for every card. */
export const cardIcon = (card: Warrior | ActionCard): IconName => `battlefields/${card}`;

/** The icon of a land, by its kind. */
export const landIcon = ({ kind }: Pick<Land, 'kind'>): IconName => {
  const id = kind.toLowerCase();
  return (KINDS.has(id) ? `battlefields/land-${id}` : 'battlefields/land-other') as IconName;
};

import type { PlayerCard } from '@swordtable/server/api/people';
import type { ComponentType } from 'react';

export interface SectionProps {
  readonly me: PlayerCard;
}

/** What a player finds on their page below their name, in this order. */
export const SECTIONS: readonly ComponentType<SectionProps>[] = [];

import type { PlayerCard } from '@swordtable/server/api/people';
import type { ComponentType } from 'react';
import { BlockedPlayers } from './sections/blocked/blocked-players.tsx';
import { Devices } from './sections/devices.tsx';
import { Passkeys } from './sections/passkeys.tsx';
import { RecoveryPhrase } from './sections/recovery-phrase.tsx';
import { VacationSection } from './sections/vacation.tsx';
import { YourData } from './sections/your-data.tsx';
import { YourRatings } from './sections/your-ratings.tsx';

export interface SectionProps {
  readonly me: PlayerCard;
}

/** What a player finds on their page below their name, in this order. */
export const SECTIONS: readonly ComponentType<SectionProps>[] = [
  ...[YourRatings, RecoveryPhrase, Passkeys, Devices],
  ...[VacationSection, BlockedPlayers, YourData],
];

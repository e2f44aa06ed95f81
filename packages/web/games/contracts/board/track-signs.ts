import type { Track } from '@swordtable/games/contracts/cards/terms';
import type { IconName } from '../../../kit/icons/icon.tsx';

/** The signs of the three tracks of a camp. */
export const TRACK_SIGNS = {
  strength: 'sign/camp',
  dexterity: 'sign/hunt',
  magic: 'sign/ritual',
} as const satisfies Readonly<Record<Track, IconName>>;

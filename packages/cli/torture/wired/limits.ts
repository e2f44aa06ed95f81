import type { AppParts } from '@swordtable/server/http/parts';
import type { World } from '../world.ts';

/** What `without` calls the limits of how much a client may do. */
export const LIMITS = 'limits';

export type Limits = Pick<AppParts['config'], 'requestsPerMinute' | 'matchesPerHour' | 'streamsPerClient' | 'streamsMax'>;

const NONE: Limits = {
  requestsPerMinute: 1_000_000_000,
  matchesPerHour: 1_000_000_000,
  streamsPerClient: 1_000_000,
  streamsMax: 1_000_000,
};
/** As on a server whose operator has set none. */
const DEFAULT: Limits = { requestsPerMinute: 600, matchesPerHour: 120, streamsPerClient: 32, streamsMax: 10_000 };
/** So little that those who only play sometimes have to wait. */
const TIGHT: Limits = { ...DEFAULT, requestsPerMinute: 40, matchesPerHour: 20 };

/** Whether there are so few that someone can be over them without much ado. */
export const isTight = (limits: Limits): boolean => limits === TIGHT;

/** How much clients may do in this world. */
export const limitsIn = (world: World): Limits => {
  const share = world.share(LIMITS);
  return share === 0 ? NONE : share === 1 ? DEFAULT : TIGHT;
};

import type { Seat } from '@swordtable/kernel';
import type { Match } from './match.ts';

/** The minimum time, in milliseconds, before a bot answers a question that others are guessing at. */
const SEALED_MS = 300;

/**
 * How long a bot waits after deciding. Quick bots take longer over many options than over one, and a player who is guessing must not be
 * able to measure how many there were.
 */
export const stillFor = ({ position, asked }: Pick<Match, 'position' | 'asked'>, seat: Seat, now: number): number => {
  const isSealed = position?.decisions.some((decision) => decision.seat === seat && decision.prompt.sealed === 'bluff') ?? false;
  const since = asked.find((each) => each.seat === seat)?.since ?? now;
  return isSealed ? Math.max(0, since + SEALED_MS - now) : 0;
};

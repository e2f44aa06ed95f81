import type { Seat } from '@swordtable/kernel';
import type { Match } from './match.ts';

/** No bot answers a question at which others guess sooner than this, in milliseconds. */
const SEALED_MS = 300;

/**
 * How long a bot that has made up its mind keeps still. The quick bots take longer over many answers than over one, and where others
 * guess at an answer whoever waits must not be able to measure how many there were.
 */
export const stillFor = ({ position, asked }: Pick<Match, 'position' | 'asked'>, seat: Seat, now: number): number => {
  const isSealed = position?.decisions.some((decision) => decision.seat === seat && decision.prompt.sealed === 'bluff') ?? false;
  const since = asked.find((each) => each.seat === seat)?.since ?? now;
  return isSealed ? Math.max(0, since + SEALED_MS - now) : 0;
};

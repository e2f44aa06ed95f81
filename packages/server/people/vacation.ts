import * as z from 'zod/mini';
import type { Vacation } from '../api/match.ts';
import { VACATION_DAYS } from '../api/vacation.ts';
import type { Kind } from './kind.ts';

const vacations = z.object({
  /** The hash of the key with which the player sits. */
  key: z.string(),
  /** The first to the last; the last may still be going on. */
  spans: z.array(z.object({ from: z.number(), until: z.number() })),
  /** When the player's matches are told next; null if they all know. */
  due: z.nullable(z.number()),
});
export type Vacations = z.infer<typeof vacations>;

/** A player's vacations, by the hash of the key with which they sit. */
export const VACATIONS: Kind<Vacations> = {
  kind: 'vacations',
  shape: vacations,
  keysOf: ({ key, due }) => [{ name: 'key', value: key, rank: 0 }, ...(due === null ? [] : [{ name: 'due', value: '', rank: due }])],
};

export const DAY = 24 * 60 * 60_000;
const YEAR = 365 * DAY;

/** Each day that has begun counts. */
const daysOf = ({ from, until }: Vacation): number => Math.max(1, Math.ceil((until - from) / DAY));

/** Those that ended in the past year, or haven't ended. */
export const countedSpans = (spans: readonly Vacation[], at: number): readonly Vacation[] => spans.filter(({ until }) => until > at - YEAR);

export const daysLeft = (spans: readonly Vacation[], at: number): number =>
  Math.max(
    0,
    countedSpans(spans, at).reduce((left, span) => left - daysOf(span), VACATION_DAYS),
  );

/** The vacation that is going on. */
export const currentOf = (spans: readonly Vacation[], at: number): Vacation | undefined => {
  const last = spans.at(-1);
  return last !== undefined && last.until > at ? last : undefined;
};

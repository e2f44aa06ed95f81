import type { Seat } from '@swordtable/kernel';
import type { KeyHash } from '../match/entry.ts';
import { isHeld, type Match, type PendingQuestion, seatsOf } from '../match/match.ts';

const HOUR_SECONDS = 3_600;
/** A player who is at the table has answered by then, or at least sees that they must. */
const UNANSWERED = 60_000;

/** Whether players may be away from the table between turns: people play each other, without a clock or with a long one. */
export const isSlow = ({ status, terms, seats }: Match): boolean =>
  status === 'running' && (terms.clock === null || terms.clock.seconds >= HOUR_SECONDS) && seats.filter(isHeld).length > 1;

/** The questions to people in a slow match. */
export const questionsOf = (match: Match): readonly PendingQuestion[] =>
  isSlow(match) ? match.asked.filter(({ seat }) => match.seats[seat]?.bot === undefined) : [];

/** Those that have waited long enough for their players to be told. No one is told on vacation. */
export const waitingQuestions = (match: Match, at: number): readonly PendingQuestion[] =>
  questionsOf(match).filter(({ seat, since }) => since + UNANSWERED <= at && (match.seats[seat]?.vacation?.until ?? 0) <= at);

/** The question that has waited for the player with this key. */
export const questionFor = (match: Match, key: KeyHash, at: number): PendingQuestion | undefined => {
  const seats = seatsOf(match, key);
  return waitingQuestions(match, at).find(({ seat }) => seats.includes(seat));
};

/** Everyone a player plays with, by name; those without one are left out. */
export const othersOf = (match: Match, key: KeyHash): readonly string[] => {
  const own: readonly Seat[] = seatsOf(match, key);
  return match.seats.flatMap(({ name }, seat) => (own.includes(seat) || name === '' ? [] : [name]));
};

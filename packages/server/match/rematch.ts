import { accept, type Result, refuse } from '@swordtable/kernel';
import type { NextMatch, Of } from './command.ts';
import type { Entry, KeyHash, SeatTerms, Terms, Ticket } from './entry.ts';
import type { Match, SeatState } from './match.ts';

/** Requested twice, it's one match. */
export const rematch = (match: Match, { key, next }: Of<'rematch'>, ticket: Ticket): Result<Entry | { readonly done: number }> => {
  if (!match.seats.some((seatState) => seatState.keys.includes(key)))
    return refuse('not-your-seat', 'Only players of this match can ask for a rematch.');
  if (match.status !== 'over' || match.seed === undefined)
    return refuse('not-over', 'You can have a rematch only after a match that was played to its end.');
  return match.rematch === undefined ? accept({ kind: 'rematched', match: next.match, ...ticket }) : accept({ done: match.seq });
};

const seatAfter = ({ kind, name, bot, keys }: SeatState): SeatTerms => {
  if (kind === 'bot') return { kind, name, invites: [], level: bot ?? 'medium' };
  // The players' own keys are their invitations. If no one is left to invite, anyone may join.
  return keys.length > 0 ? { kind: 'person', name, invites: keys } : { kind: 'open', name: '', invites: [] };
};

/** The same players, each one seat further, with the same rules. */
export const rematchTerms = (match: Match, { key, next }: { readonly key: KeyHash; readonly next: NextMatch }): Terms => {
  const seats = match.seats.map(seatAfter);
  const turned = seats.map((_, seat) => seats[(seat + seats.length - 1) % seats.length] as SeatTerms);
  // It's between the players, and no part of a tournament.
  const { tournament: _tournament, ...terms } = match.terms;
  return { ...terms, seats: turned, secret: next.secret, watch: next.watch, host: key, after: match.id };
};

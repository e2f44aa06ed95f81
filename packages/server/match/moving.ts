import type { Of } from './command.ts';
import type { Entry, KeyHash } from './entry.ts';
import { hasPart, type Match, type SeatState } from './match.ts';

/** These keys with one in place of another, and none twice. */
const exchanged = (keys: readonly KeyHash[], from: KeyHash, to: KeyHash): readonly KeyHash[] =>
  keys.includes(from) ? [...new Set(keys.map((key) => (key === from ? to : key)))] : keys;

/** Whether a key is anywhere in a match, even if only to watch it or because a seat is kept for it. */
const isKnown = (match: Match, key: KeyHash): boolean =>
  hasPart(match, key) || match.watchers.includes(key) || match.seats.some(({ invites }) => invites.includes(key));

/** Whatever a guest has in a match becomes a player's; nothing if they have no part in it. */
export const move = (match: Match, { from, to }: Of<'move'>): Entry | { readonly nothing: true } =>
  from !== to && isKnown(match, from) ? { kind: 'moved', from, to } : { nothing: true };

/** The match with one key in place of another: at its seats, as its host, and among those who watch. */
export const moved = (match: Match, from: KeyHash, to: KeyHash): Match => {
  const inSeat = (seat: SeatState): SeatState => ({
    ...seat,
    keys: exchanged(seat.keys, from, to),
    invites: exchanged(seat.invites, from, to),
  });
  return {
    ...match,
    terms: match.terms.host === from ? { ...match.terms, host: to } : match.terms,
    seats: match.seats.map(inSeat),
    watchers: exchanged(match.watchers, from, to),
  };
};

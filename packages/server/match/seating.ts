import { accept, type Result, refuse, type Seat } from '@swordtable/kernel';
import type { Of } from './command.ts';
import type { Entry, KeyHash, Ticket } from './entry.ts';
import type { Match, SeatState } from './match.ts';

const KEYS_MAX = 8;
const WATCHERS_MAX = 200;

/** A request that leads to a line, or was done before. */
type Granted = Result<Entry | { readonly done: number }>;

/** The seat, if this key may play it. */
export const seatFor = (match: Match, seat: Seat, key: KeyHash): Result<SeatState> => {
  const seatState = match.seats[seat];
  if (seatState === undefined) return refuse('unknown-seat', `This match has seats 0 to ${match.seats.length - 1}.`);
  return seatState.keys.includes(key) ? accept(seatState) : refuse('not-your-seat', 'This isn’t your seat.');
};

/** Takes a seat: with its invitation, if it's open, or again if it's one's own. */
export const take = (match: Match, { seat, key, player, invite }: Of<'take'>, ticket: Ticket): Granted => {
  const seatState = match.seats[seat];
  if (seatState === undefined) return refuse('unknown-seat', `This match has seats 0 to ${match.seats.length - 1}.`);
  if (seatState.keys.includes(key)) return accept({ done: match.seq });
  if (seatState.kind === 'bot') return refuse('seat-is-bot', 'A bot is playing this seat.');
  const invited = invite !== undefined && seatState.invites.includes(invite);
  if (seatState.taken) {
    if (invite === undefined || !invited) return refuse('seat-taken', 'This seat is taken, and a link to a seat works only once.');
    if (seatState.keys.length >= KEYS_MAX)
      return refuse('too-many-devices', `A seat can be played from at most ${KEYS_MAX} devices. Revoke the others first.`);
    return accept({ kind: 'joined', seat, key, invite, ...ticket });
  }
  if (match.status !== 'waiting') return refuse('game-over', 'The match is over.');
  if (seatState.kind === 'person' && !invited && !seatState.invites.includes(key)) {
    return refuse('no-invitation', 'This seat is reserved. You need the host’s link to take it.');
  }
  return accept({ kind: 'seated', seat, key, ...player, ...(invited ? { invite } : {}), ...ticket });
};

/** Lets someone watch a private match. */
export const watch = (match: Match, { key, link }: Of<'watch'>, ticket: Ticket): Granted => {
  if (match.watchers.includes(key) || match.terms.listed) return accept({ done: match.seq });
  if (link !== match.watch) return refuse('no-invitation', 'This link doesn’t work for watching this match.');
  if (match.watchers.length >= WATCHERS_MAX)
    return refuse('too-many-watchers', `A private match can have at most ${WATCHERS_MAX} spectators.`);
  return accept({ kind: 'watching', key, ...ticket });
};

/** The host invites to a free seat; a player to the same seat on another device. */
export const invite = (match: Match, { seat, key, invite }: Of<'invite'>, ticket: Ticket): Result<Entry> => {
  const seatState = match.seats[seat];
  if (seatState === undefined) return refuse('unknown-seat', `This match has seats 0 to ${match.seats.length - 1}.`);
  if (seatState.kind === 'bot') return refuse('seat-is-bot', 'A bot is playing this seat.');
  const may = seatState.taken ? seatState.keys.includes(key) : key === match.terms.host;
  if (!may) return refuse('not-your-seat', 'Only the player in this seat can create a link to it, or the host while it’s free.');
  if (!seatState.taken && match.terms.after !== undefined && seatState.kind === 'person')
    return refuse('seat-reserved', 'In a rematch, this seat is for the player of the match before.');
  if (seatState.invites.length >= KEYS_MAX)
    return refuse('too-many-links', `A seat can have at most ${KEYS_MAX} open links. Revoke them first.`);
  return accept({ kind: 'invited', seat, invite, ...ticket });
};

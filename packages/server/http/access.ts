import type { Seat, Watcher } from '@swordtable/kernel';
import { isOpen } from '../match/card.ts';
import type { KeyHash } from '../match/entry.ts';
import { type Match, mayWatch } from '../match/match.ts';
import { seatFor } from '../match/seating.ts';
import { orRefuse, refuseWith } from './refusals.ts';

const needEyes = (match: Match, key: KeyHash | undefined): void => {
  if (!mayWatch(match, key)) refuseWith('may-not-watch', 'This match is private. You need the spectator link to watch it.');
};

/** Whose view the request may see: its own seat's, a spectator's, or, when everything is open, anyone's. */
export const watcherFor = (match: Match, seat: Seat | undefined, key: KeyHash | undefined): Watcher => {
  if (seat === undefined) {
    needEyes(match, key);
    return undefined;
  }
  if (!isOpen(match)) {
    if (key === undefined) refuseWith('no-key', 'This needs a key. Take a seat first, or send the key to this seat.');
    else orRefuse(seatFor(match, seat, key));
    return seat;
  }
  if (match.seats[seat] === undefined) refuseWith('unknown-seat', `This match has seats 0 to ${match.seats.length - 1}.`);
  needEyes(match, key);
  return seat;
};

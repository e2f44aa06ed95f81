import type { Line } from '@swordtable/server/match/entry';
import type { Match } from '@swordtable/server/match/match';
import { type Orders, ordersFrom } from '@swordtable/server/match/orders';
import { pairingHost } from '@swordtable/server/people/pairings';
import type { Ages } from '@swordtable/server/storage/storage';
import { keyOfHolder, keyOfOrders, type Rows, type Transaction } from '../disk.ts';

/** How far the clocks of processes are off, at most, in milliseconds. */
export const SKEW_MAX = 200;

/** What `without` calls the removal of old matches. */
export const PRUNE = 'prune';

/** How long matches are kept where old ones are removed, in milliseconds. */
const KEPT = { finished: 8_000, abandoned: 60_000, imported: 8_000 };

/** The times before which matches are old. */
export const agesAt = (now: number): Ages => ({
  ...{ finished: now - KEPT.finished, abandoned: now - KEPT.abandoned, imported: now - KEPT.imported },
});

/** Whether a match may be removed although nobody has deleted it. */
export const isOld = ({ status, imported, at }: Match, now: number): boolean =>
  at < now + SKEW_MAX - KEPT[imported !== undefined ? 'imported' : status === 'over' ? 'finished' : 'abandoned'];

const sinceOf = ({ asked }: Match, seat: number): number | undefined => asked.find((entry) => entry.seat === seat)?.since;

/** Whether a seat's time begins again with a line: its question is answered, or someone who wasn't asked to plays it. */
const isRenewed = ({ seats }: Match, { entry }: Line, seat: number): boolean => {
  if (!('seat' in entry) || entry.seat !== seat) return false;
  if (entry.kind === 'handed') return entry.why !== 'asked';
  if (entry.kind === 'returned') return seats[seat]?.away !== 'asked';
  return ['answered', 'left', 'resigned'].includes(entry.kind);
};

/** Whether someone has more time after a line than they should. */
const gained = (before: Match, line: Line, after: Match): boolean => {
  const { entry } = line;
  if (entry.kind === 'undone' || entry.kind === 'rewound') {
    const answered = before.recent.findLast((step) => step.entry.kind === 'answered' && step.entry.seat === entry.seat);
    if (answered !== undefined && (sinceOf(after, entry.seat) ?? 0) > answered.at) return true;
  }
  // A vacation stops the clock, but no longer than until now.
  const isPaused = (seat: number, since: number): boolean =>
    entry.kind === 'vacation' && entry.seat === seat && since <= line.at + 2 * SKEW_MAX;
  return before.asked.some(
    ({ seat, since }) =>
      (sinceOf(after, seat) ?? 0) > since && !isRenewed(before, line, seat) && !isPaused(seat, sinceOf(after, seat) ?? 0),
  );
};

/** What is wrong with the time of a line. */
export const clockFault = (before: Match | undefined, line: Line, after: Match, now: number): string | undefined => {
  const name = `line ${line.seq} of ${after.id}`;
  if (line.at > now + SKEW_MAX) return `The time of ${name} hasn’t come yet.`;
  if (before === undefined) return undefined;
  if (line.at < before.at) return `The time of ${name} is before that of the line before it.`;
  if (gained(before, line, after)) return `Someone gained time with ${name}.`;
  const { entry } = line;
  const { clock } = after.terms;
  if (entry.kind === 'handed' && entry.why === 'clock' && clock !== null) {
    const since = sinceOf(before, entry.seat);
    if (since === undefined || line.at < since + clock.seconds * 1_000) return `A seat lost its turn too early with ${name}.`;
  }
  return undefined;
};

const queueOf = (text: string | undefined): Orders['queue'] => (text === undefined ? [] : ordersFrom(text).queue);

/** What is wrong with the orders that a transaction carries out: each must have been there, and be gone afterward. */
export const orderFault = ({ entries = [], orders = [] }: Transaction, rows: Rows): string | undefined => {
  for (const { match, seq, entry } of entries) {
    if (!entry.includes('"ordered":true')) continue;
    const { seat } = JSON.parse(entry) as { readonly seat: number };
    const stored = rows.orders.get(keyOfOrders({ match, seat }));
    const before = queueOf(stored?.text);
    const change = orders.find((each) => each.match === match && each.seat === seat);
    if (before.length === 0) return `Line ${seq} of ${match} carries out an order that was withdrawn.`;
    if (change === undefined || queueOf(change.text).length >= before.length)
      return `Line ${seq} of ${match} carries out an order and leaves it to be carried out again.`;
  }
  return undefined;
};

/** What is missing beside the log of a match. `isErased` says who has deleted the match for themselves. */
export const missing = (match: Match, rows: Rows, isErased: (key: string) => boolean): string | undefined => {
  // A pair that didn't come about is in no one's list.
  if (match.ended?.why === 'cancelled' && match.terms.host === pairingHost(match.id)) return undefined;
  const holders = new Set([match.terms.host, ...match.seats.flatMap(({ keys }) => keys)]);
  for (const holder of holders)
    if (!(isErased(holder) || rows.holders.has(keyOfHolder({ holder, match: match.id }))))
      return `"${holder}" no longer has ${match.id} among their matches.`;
  return undefined;
};

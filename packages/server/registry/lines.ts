import { accept, type Refusal, type Result, type Seat } from '@swordtable/kernel';
import { faceOf } from '../match/card.ts';
import type { Entry, KeyHash, Line } from '../match/entry.ts';
import { follow } from '../match/fold.ts';
import { type Match, type RulesOf, type Step, seatsOf } from '../match/match.ts';
import { vanishing } from '../match/orders.ts';
import { type Append, type Face, StorageFailure } from '../storage/storage.ts';
import { type Slices, sliced } from './slices.ts';

/** Who has the match among their own from this line on, and who no longer does. */
const holdersOf = (entry: Entry, before: Match): Pick<Append, 'holders' | 'released'> => {
  if (entry.kind === 'seated' || entry.kind === 'joined') return { holders: [entry.key] };
  if (entry.kind === 'moved') return { holders: [entry.to], released: [entry.from] };
  if (entry.kind === 'left') return { released: onlyHere(before, entry.seat) };
  if (entry.kind === 'revoked') return { released: onlyHere(before, entry.seat).filter((key) => key !== entry.keep) };
  return {};
};

/** A seat's keys that have no other part in the match: neither another seat nor as its host. */
const onlyHere = (match: Match, seat: Seat): readonly KeyHash[] =>
  (match.seats[seat]?.keys ?? []).filter((key) => key !== match.terms.host && seatsOf(match, key).length === 1);

const isSameFace = (one: Face, other: Face): boolean =>
  one.card === other.card && one.due === other.due && one.status === other.status && one.listed === other.listed && one.game === other.game;

/** A match's next line, as it's written. Most lines are answers that change nothing else. */
export const appendOf = (before: Match, { seq, at, entry }: Line, after: Match): Append => {
  const face = faceOf(after);
  if (entry.kind === 'answered' && after.status !== 'over')
    return { seq, at, entry, match: before.id, face, faceStays: isSameFace(face, faceOf(before)) };
  return { seq, at, entry, match: before.id, face, ...holdersOf(entry, before), ...vanishing(entry, after) };
};

/** If the store fails, the request is refused and the match stays as it was. */
export const failureOf = (error: unknown): Refusal | undefined => {
  if (!(error instanceof StorageFailure)) return undefined;
  const again = error.unsure
    ? ' It may have been stored anyway: send it again with the same id to find out.'
    : ' Nothing was changed. Try again soon.';
  return { code: error.code, sentence: error.message + again };
};

/** The host of a match, and those invited to it: in a rematch, the invitations are the players' own keys. */
const firstHolders = ({ terms, seats }: Match): readonly string[] => [...new Set([terms.host, ...seats.flatMap(({ invites }) => invites)])];

/** A new match and its lines, as they are written. */
export interface Begun {
  readonly match: Match;
  readonly lines: readonly Append[];
}

/** A new match, or the rules' refusal. */
export const linesFrom = async (
  id: string,
  entries: readonly Entry[],
  at: number,
  rulesOf: RulesOf,
  pause: Slices = sliced(),
): Promise<Result<Begun>> => {
  let match: Match | undefined;
  for (const [seq, entry] of entries.entries()) {
    const followed = follow(id, match, { seq, at, entry }, rulesOf);
    if (!followed.ok) return followed;
    match = followed.value;
    // An imported match may be long.
    await pause();
  }
  if (match === undefined) throw new Error('A match has at least its first line.');
  const [face, holders] = [faceOf(match), firstHolders(match)];
  const lines = entries.map((entry, seq) => ({ seq, at, entry, match: id, face, ...(seq === 0 ? { holders } : {}) }));
  return accept({ match, lines });
};

export const lastStep = (match: Match): Step => {
  const step = match.recent.at(-1);
  if (step === undefined) throw new Error('A match has at least the step that created it.');
  return step;
};

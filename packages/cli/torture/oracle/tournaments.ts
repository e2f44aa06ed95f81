import type { Pairing } from '@swordtable/server/api/tournaments';
import type { Match } from '@swordtable/server/match/match';
import { splitOf } from '@swordtable/server/tournaments/absent';
import { resultOf } from '@swordtable/server/tournaments/result';
import { ROUND, type Round } from '@swordtable/server/tournaments/tournament';
import type { Rows, Transaction } from '../disk.ts';
import type { Violation } from '../world.ts';
import { allOf, storedOf, writtenIn } from './documents.ts';

type MatchOf = (id: string) => Match | undefined;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Those who sit at a table from now on: the same as before, or those who came, if its match says that others didn't. */
const leftAt = (pairing: Pairing, matchOf: MatchOf): readonly number[] => {
  const played = pairing.match === undefined ? undefined : matchOf(pairing.match);
  return (played && splitOf(pairing, played))?.came ?? pairing.entrants;
};

const everyoneIn = ({ pairings }: Round): string => `${pairings.flatMap(({ entrants }) => entrants).toSorted()}`;

const isPairedAgain = (before: Round, after: Round, matchOf: MatchOf): boolean =>
  everyoneIn(before) !== everyoneIn(after) ||
  before.pairings.some((pairing, table) => {
    const now = after.pairings[table];
    const isSame = same(pairing.entrants, now?.entrants);
    return isSame !== (pairing.match === now?.match) || !(isSame || same(leftAt(pairing, matchOf), now?.entrants));
  });

/** A round is paired once, and the result of each match stays what the match says. */
export const roundFault = (written: Pick<Transaction, 'documents'>, rows: Rows, matchOf: MatchOf): Violation | undefined => {
  for (const { id, value } of writtenIn(written, ROUND)) {
    const before = storedOf(rows, ROUND, id);
    if (before !== undefined && isPairedAgain(before, value, matchOf))
      return { what: 'doubled', sentence: `Round ${id} was paired twice.` };
    for (const [table, { match, result }] of value.pairings.entries()) {
      const known = before?.pairings[table]?.result;
      if (known !== undefined && !same(known, result))
        return { what: 'lost', sentence: `A result in round ${id} was recorded, and is gone.` };
      const played = match === undefined ? undefined : matchOf(match);
      if (match !== undefined && result !== undefined && !same(result, played && resultOf(played)))
        return { what: 'different', sentence: `The result of ${match} in round ${id} isn’t that of the match.` };
    }
  }
  return undefined;
};

/** All rounds of a tournament. */
export const roundsIn = (rows: Rows, id: string): readonly Round[] =>
  allOf(rows, ROUND).flatMap(({ value }) => (value.tournament === id ? [value] : []));

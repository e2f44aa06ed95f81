import type { Pairing } from '@swordtable/server/api/tournaments';
import type { Match } from '@swordtable/server/match/match';
import { resultOf } from '@swordtable/server/tournaments/result';
import { ROUND, type Round } from '@swordtable/server/tournaments/tournament';
import type { Rows, Transaction } from '../disk.ts';
import type { Violation } from '../world.ts';
import { allOf, storedOf, writtenIn } from './documents.ts';

type MatchOf = (id: string) => Match | undefined;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const tablesOf = ({ pairings }: Round): unknown => pairings.map(({ entrants, match }) => [entrants, match]);

/** A round is paired once, and the result of each match stays what the match says. */
export const roundFault = (written: Pick<Transaction, 'documents'>, rows: Rows, matchOf: MatchOf): Violation | undefined => {
  for (const { id, value } of writtenIn(written, ROUND)) {
    const before = storedOf(rows, ROUND, id);
    if (before !== undefined && !same(tablesOf(before), tablesOf(value)))
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

/** All pairings of a tournament. */
export const pairingsOf = (rows: Rows, id: string): readonly Pairing[] =>
  allOf(rows, ROUND).flatMap(({ value }) => (value.tournament === id ? value.pairings : []));

import { SEATS_MIN } from '../api/seeks.ts';
import type { Pairing } from '../api/tournaments.ts';
import { pointsOf } from './points.ts';
import { circleRound, type Table } from './round-robin.ts';
import { standingsOf } from './standings.ts';
import { type Contender, swissRound } from './swiss.ts';
import { swissTables } from './swiss-tables.ts';
import { seatsPerTable, type Tournament } from './tournament.ts';

const metBy = (entrant: number, pairings: readonly Pairing[]): Contender['met'] => {
  const met = new Map<number, number>();
  for (const { entrants } of pairings)
    if (entrants.includes(entrant)) for (const other of entrants) if (other !== entrant) met.set(other, (met.get(other) ?? 0) + 1);
  return met;
};

/** For each entrant, those who have blocked them or were blocked by them. */
export type Blocked = readonly ReadonlySet<number>[];

/** 1 for the first seat, -1 for the last. */
const firstness = (entrant: number, { entrants }: Pairing): number => 1 - (2 * entrants.indexOf(entrant)) / (entrants.length - 1);

/** Everyone who still plays, in the order of the standings. */
const contendersOf = ({ entrants }: Tournament, past: readonly Pairing[], blocked: Blocked): readonly Contender[] =>
  standingsOf('swiss', entrants.length, past)
    .filter(({ entrant }) => entrants[entrant]?.out === undefined)
    .map(({ entrant, points }) => {
      const own = past.filter((pairing) => pairing.entrants.includes(entrant));
      const [alone, paired] = [
        own.filter((pairing) => pairing.entrants.length === 1),
        own.filter((pairing) => pairing.entrants.length > 1),
      ];
      const firsts = paired.reduce((sum, pairing) => sum + firstness(entrant, pairing), 0);
      return {
        ...{ entrant, points, met: metBy(entrant, paired), blocked: blocked[entrant] ?? new Set() },
        ...{ byes: alone.length, firsts },
      };
    });

/** A pairing that needs no match has its result from the start. */
const pairingOf = ({ entrants, format }: Tournament, table: Table): Pairing => {
  // Where everyone sits out once, that's no advantage.
  if (table.length === 1) return { entrants: [...table], result: { points: [format === 'swiss' ? 1 : 0], why: 'bye' } };
  const out = table.map((entrant) => entrants[entrant]?.out === true);
  return { entrants: [...table], ...(out.includes(true) ? { result: { points: [...pointsOf(out)], why: 'forfeit' } } : {}) };
};

const tablesOf = (tournament: Tournament, past: readonly Pairing[], blocked: Blocked): readonly Table[] => {
  const { entrants, format, round } = tournament;
  if (format === 'round-robin') return circleRound(entrants.length, round + 1);
  const contenders = contendersOf(tournament, past, blocked);
  const seats = seatsPerTable(tournament);
  return seats === SEATS_MIN ? swissRound(contenders) : swissTables(contenders, seats);
};

/** The pairings of the next round; none if the tournament is over. Where everyone meets everyone, blocks can't be respected. */
export const nextRound = (tournament: Tournament, past: readonly Pairing[], blocked: Blocked = []): readonly Pairing[] => {
  const { entrants, round, rounds } = tournament;
  const playing = entrants.filter(({ out }) => out === undefined).length;
  if (round >= (rounds ?? 0) || playing < 2) return [];
  return tablesOf(tournament, past, blocked).map((table) => pairingOf(tournament, table));
};

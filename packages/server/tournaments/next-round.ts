import type { Pairing } from '../api/tournaments.ts';
import { circleRound, type Table } from './round-robin.ts';
import { standingsOf } from './standings.ts';
import { type Contender, swissRound } from './swiss.ts';
import type { Tournament } from './tournament.ts';

const metBy = (entrant: number, pairings: readonly Pairing[]): Contender['met'] => {
  const met = new Map<number, number>();
  for (const { entrants } of pairings) {
    const opponent = entrants[1 - entrants.indexOf(entrant)];
    if (entrants.includes(entrant) && opponent !== undefined) met.set(opponent, (met.get(opponent) ?? 0) + 1);
  }
  return met;
};

/** For each entrant, those who have blocked them or were blocked by them. */
export type Blocked = readonly ReadonlySet<number>[];

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
      const firsts = paired.filter((pairing) => pairing.entrants[0] === entrant).length;
      return {
        ...{ entrant, points, met: metBy(entrant, paired), blocked: blocked[entrant] ?? new Set() },
        ...{ byes: alone.length, firsts: 2 * firsts - paired.length },
      };
    });

/** A pairing that needs no match has its result from the start. */
const pairingOf = ({ entrants, format }: Tournament, table: Table): Pairing => {
  const [one, other] = table;
  // Where everyone sits out once, that's no advantage.
  if (other === undefined) return { entrants: [one], result: { points: [format === 'swiss' ? 1 : 0], why: 'bye' } };
  const out = [one, other].map((entrant) => entrants[entrant]?.out === true);
  if (!out.includes(true)) return { entrants: [one, other] };
  return {
    entrants: [one, other],
    result: { points: out.map((isOut, seat) => (!isOut && out[1 - seat] === true ? 1 : 0)), why: 'forfeit' },
  };
};

/** The pairings of the next round; none if the tournament is over. Where everyone meets everyone, blocks can't be respected. */
export const nextRound = (tournament: Tournament, past: readonly Pairing[], blocked: Blocked = []): readonly Pairing[] => {
  const { entrants, format, round, rounds } = tournament;
  const playing = entrants.filter(({ out }) => out === undefined).length;
  if (round >= (rounds ?? 0) || playing < 2) return [];
  const tables = format === 'swiss' ? swissRound(contendersOf(tournament, past, blocked)) : circleRound(entrants.length, round + 1);
  return tables.map((table) => pairingOf(tournament, table));
};

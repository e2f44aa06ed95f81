import type { Pairing, TournamentDetails, TournamentRound } from '../api/tournaments.ts';
import { findAll, type Kept, readAll, readOne } from '../people/kind.ts';
import { PLAYER } from '../people/player.ts';
import type { DocumentQuery, Documents } from '../storage/documents.ts';
import { detailsOf } from './details.ts';
import { ROUND, roundId, roundsOf, type StoredPairing, TOURNAMENT, type Tournament } from './tournament.ts';

interface TournamentQuery extends Pick<DocumentQuery, 'after' | 'most'> {
  /** Only those of this player; otherwise only listed ones. */
  readonly player?: string;
  readonly status?: Tournament['status'];
}

/** Tournaments for those who want to know about them. */
export interface TournamentReading {
  find(id: string): Promise<Kept<Tournament> | undefined>;
  /** Newest first. */
  list(query: TournamentQuery): Promise<readonly Kept<Tournament>[]>;
  round(id: string, number: number): Promise<TournamentRound | undefined>;
  /** With standings, as a player sees it. */
  details(tournament: Kept<Tournament>, viewer: string | undefined): Promise<TournamentDetails>;
}

/** A pairing as everyone may know it: with its match as soon as players can sit down. */
const announced = ({ pending, match, ...pairing }: StoredPairing): Pairing =>
  pending || match === undefined ? pairing : { ...pairing, match };

export const openReading = (documents: Documents): TournamentReading => ({
  find: (id) => readOne(documents, TOURNAMENT, id),
  list: ({ player, status, ...page }) => {
    const listed = status === undefined ? { name: 'listed', value: '' } : { name: 'status', value: status };
    return findAll(documents, TOURNAMENT, {
      ...(player === undefined ? listed : { name: 'player', value: player }),
      ...page,
      descending: true,
    });
  },
  round: async (id, number) => {
    const found = await readOne(documents, ROUND, roundId(id, number));
    return found === undefined ? undefined : { ...found.value, pairings: found.value.pairings.map(announced) };
  },
  details: async (tournament, viewer) => {
    const { host, entrants, round } = tournament.value;
    const rounds = await roundsOf(documents, tournament.id);
    const ids = [...new Set([host, ...entrants.flatMap(({ player }) => player ?? [])])];
    const players = new Map((await readAll(documents, PLAYER, ids)).map((player) => [player.id, player]));
    const current = rounds.find(({ value }) => value.number === round)?.value.pairings.map(announced) ?? [];
    return detailsOf(tournament, { all: rounds.flatMap(({ value }) => value.pairings), current }, players, viewer);
  },
});

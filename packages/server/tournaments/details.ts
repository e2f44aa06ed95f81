import type { EntrantCard, Pairing, TournamentCard, TournamentDetails } from '../api/tournaments.ts';
import type { Kept } from '../people/kind.ts';
import type { Player } from '../people/player.ts';
import { standingsOf } from './standings.ts';
import { botName } from './table-of.ts';
import { type Entrant, seatsPerTable, type Tournament } from './tournament.ts';

type Known = ReadonlyMap<string, Kept<Player>>;

export const tournamentCard = ({ id, value }: Kept<Tournament>): TournamentCard => {
  const { name, game, format, status, rounds, round, clock, arrive, starts, most, rated, listed, created, entrants } = value;
  return {
    ...{ tournament: id, name, game, format, status, rounds, round, clock, arrive, starts, most, rated, listed, created },
    seats: seatsPerTable(value),
    entered: entrants.length,
  };
};

const playerCard = (known: Known, id: string): EntrantCard => {
  const player = known.get(id)?.value;
  return player === undefined ? { name: '' } : { name: player.name, player: id, emblem: player.emblem };
};

const entrantCard = (entrants: readonly Entrant[], index: number, known: Known): EntrantCard => {
  const { player, level, program, out } = entrants[index] ?? {};
  const who =
    player === undefined ? { name: botName(entrants, index), ...(level === undefined ? {} : { level }) } : playerCard(known, player);
  return { ...who, ...(program ? { program } : {}), ...(out ? { out } : {}) };
};

/** A tournament as this player sees it. */
export const detailsOf = (
  tournament: Kept<Tournament>,
  pairings: { readonly all: readonly Pairing[]; readonly current: readonly Pairing[] },
  known: Known,
  viewer: string | undefined,
): TournamentDetails => {
  const { options, host, entrants, format, watch } = tournament.value;
  const own = viewer === undefined ? -1 : entrants.findIndex(({ player }) => player === viewer);
  const match = pairings.current.find(({ entrants: paired, result }) => paired.includes(own) && result === undefined)?.match;
  return {
    ...tournamentCard(tournament),
    ...{ options, watch, pairings: pairings.current },
    host: known.has(host) ? playerCard(known, host) : null,
    entrants: entrants.map((_, index) => entrantCard(entrants, index, known)),
    standings: pairings.all.length === 0 ? [] : standingsOf(format, entrants.length, pairings.all),
    you: { host: viewer === host, entrant: own < 0 ? null : own, match: match ?? null },
  };
};

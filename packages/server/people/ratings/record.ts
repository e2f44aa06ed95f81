import type { Opponent, PlayerPage, RatedMatch } from '../../api/players.ts';
import type { Kept } from '../kind.ts';
import type { MatchResult, ResultSeat } from './kinds.ts';

const FAVORITES_EACH = 5;
const OPPONENTS = 20;

const seatOf = ({ seats }: MatchResult, player: string): number => seats.findIndex((seat) => seat.player === player);

/** A rated match as one of its players sees it. */
export const matchOf = ({ id, value }: Kept<MatchResult>, player: string): RatedMatch => {
  const seat = seatOf(value, player);
  return {
    ...{ match: id, game: value.game, at: value.at, seat, ratings: value.ratings },
    seats: value.seats.map(({ player: other, bot, name, place }) => ({ player: other, bot, name, place })),
    deviation: value.seats[seat]?.deviation ?? 0,
  };
};

/** The same opponent has the same key, whatever they were called. */
const keyOf = ({ player, bot, name }: ResultSeat): string => player ?? (bot === null ? `gone ${name}` : `bot ${bot}`);

const met = (opponent: Opponent, own: number, theirs: number): Opponent => ({
  ...opponent,
  wins: opponent.wins + (own < theirs ? 1 : 0),
  draws: opponent.draws + (own === theirs ? 1 : 0),
  losses: opponent.losses + (own > theirs ? 1 : 0),
});

const playedOften = ({ wins, draws, losses }: Opponent): number => wins + draws + losses;

/** How a player did against everyone they met, most frequent first. Matches come last first, so names are the latest. */
export const opponentsIn = (results: readonly MatchResult[], player: string): readonly Opponent[] => {
  const opponents = new Map<string, Opponent>();
  for (const result of results) {
    const own = result.seats[seatOf(result, player)];
    if (own === undefined || result.ratings.uncounted === 'abandoned') continue;
    for (const other of result.seats) {
      if (other === own) continue;
      const key = keyOf(other);
      const known = opponents.get(key) ?? { player: other.player, bot: other.bot, name: other.name, wins: 0, draws: 0, losses: 0 };
      opponents.set(key, met(known, own.place, other.place));
    }
  }
  return [...opponents.values()].sort((one, other) => playedOften(other) - playedOften(one)).slice(0, OPPONENTS);
};

/** What a player chose most often in each game. */
export const favoritesIn = (results: readonly MatchResult[], player: string): PlayerPage['favorites'] => {
  const games = new Map<string, Map<string, number>>();
  for (const result of results) {
    const pieces = games.get(result.game) ?? new Map<string, number>();
    games.set(result.game, pieces);
    for (const [piece, times] of Object.entries(result.seats[seatOf(result, player)]?.pieces ?? {}))
      pieces.set(piece, (pieces.get(piece) ?? 0) + times);
  }
  return [...games].flatMap(([game, pieces]) =>
    [...pieces]
      .sort(([, one], [, other]) => other - one)
      .slice(0, FAVORITES_EACH)
      .map(([piece, times]) => ({ game, piece, times })),
  );
};

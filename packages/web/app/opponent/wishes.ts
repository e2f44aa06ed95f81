import { type Pace, SEATS_MAX, SEATS_MIN } from '@swordtable/server/api/seeks';
import { readStored, store } from '../../client/storage.ts';
import { canSeat, homeGames } from '../home/home-games.ts';

/** What someone looks for, remembered for the next time. */
export interface Wishes {
  /** Some may not be for that many players. They're kept, in case the number changes back. */
  readonly games: readonly string[];
  /** How many are to play. */
  readonly seats: number;
  readonly pace: Pace;
  readonly rated: boolean;
}

const KEY = 'swordtable.seek';

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= SEATS_MIN && value <= SEATS_MAX;

/** The chosen games for that many players. */
export const fittingGames = ({ games, seats }: Wishes): readonly string[] => games.filter((game) => canSeat(game, seats));

/** With another number of players. If none of the games is for that many, all that are get chosen. */
export const withSeats = (wishes: Wishes, seats: number): Wishes => {
  const next = { ...wishes, seats };
  return fittingGames(next).length > 0 ? next : { ...next, games: homeGames() };
};

/** The stored wishes, checked, because anything may have written them; at first all games, for two, live and casual. */
export const readWishes = (): Wishes => {
  const all = homeGames();
  const stored = readStored(KEY);
  const { games, seats, pace, rated }: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const chosen = Array.isArray(games) ? all.filter((game) => games.includes(game)) : [];
  return withSeats(
    { games: chosen.length > 0 ? chosen : all, seats: SEATS_MIN, pace: pace === 'days' ? 'days' : 'live', rated: rated === true },
    isCount(seats) ? seats : SEATS_MIN,
  );
};

export const keepWishes = (wishes: Wishes): void => void store(KEY, wishes);

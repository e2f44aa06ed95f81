import type { LEVELS } from '@swordtable/bots';
import { SEATS_MAX, SEATS_MIN } from '@swordtable/server/api/seeks';
import { canSeat } from '../home/home-games.ts';
import type { NewTournament } from './service.ts';

export const FORMATS = ['swiss', 'round-robin'] as const;

const DAY = 86_400;
/** Seconds for each answer: live, then over days. */
export const PACES = [30, 60, 120, 300, DAY, 3 * DAY, 7 * DAY] as const;
export const ROUNDS = [2, 3, 4, 5, 6, 7, 9, 11] as const;
export const BOTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 15, 16, 31, 32, 63, 64] as const;

/** A tournament while its host is making it up. */
export interface Draft {
  readonly name: string;
  readonly game: string;
  readonly format: (typeof FORMATS)[number];
  /** How many sit at a table. */
  readonly seats: number;
  readonly clock: number;
  /** For Swiss tournaments; undefined if the number of entrants decides. */
  readonly rounds: number | undefined;
  /** The time as its field has it; undefined if the host decides. */
  readonly starts: string | undefined;
  readonly bots: number;
  readonly level: (typeof LEVELS)[number]['id'];
  readonly listed: boolean;
  readonly rated: boolean;
}

export const FRESH: Draft = {
  ...{ name: '', game: 'olympus', format: 'swiss', seats: SEATS_MIN, clock: 60, rounds: undefined, starts: undefined },
  ...{ bots: 0, level: 'medium', listed: true, rated: false },
};

/** How many can sit at a table of a game. */
export const tableSizes = (game: string): readonly number[] =>
  Array.from({ length: SEATS_MAX - SEATS_MIN + 1 }, (_, index) => SEATS_MIN + index).filter((seats) => canSeat(game, seats));

/** With another game, whose tables may be smaller. */
export const withGame = (draft: Draft, game: string): Draft => ({
  ...draft,
  game,
  seats: canSeat(game, draft.seats) ? draft.seats : SEATS_MIN,
});

/** In a round robin, two sit at each table. */
export const mayHave = ({ seats }: Pick<Draft, 'seats'>, format: Draft['format']): boolean => format === 'swiss' || seats === SEATS_MIN;

/** What is sent to the server. */
export const wishOf = ({ name, game, format, seats, clock, rounds, starts, bots, level, listed, rated }: Draft): NewTournament => ({
  ...{ name, game, format, seats, clock, listed, rated, bots: Array.from({ length: bots }, () => level) },
  ...(format === 'swiss' && rounds !== undefined ? { rounds } : {}),
  ...(starts === undefined || starts === '' ? {} : { starts: new Date(starts).getTime() }),
});

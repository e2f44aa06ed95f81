import type { LEVELS } from '@swordtable/bots';
import type { NewTournament } from './service.ts';

export const FORMATS = ['swiss', 'round-robin'] as const;

const DAY = 86_400;
/** Seconds for each answer: live, then over days. */
export const PACES = [30, 60, 120, 300, DAY, 3 * DAY, 7 * DAY] as const;
export const ROUNDS = [2, 3, 4, 5, 6, 7, 9, 11] as const;

/** A tournament while its host is making it up. */
export interface Draft {
  readonly name: string;
  readonly game: string;
  readonly format: (typeof FORMATS)[number];
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
  ...{ name: '', game: 'olympus', format: 'swiss', clock: 60, rounds: undefined, starts: undefined },
  ...{ bots: 0, level: 'medium', listed: true, rated: false },
};

/** What is sent to the server. */
export const wishOf = ({ name, game, format, clock, rounds, starts, bots, level, listed, rated }: Draft): NewTournament => ({
  ...{ name, game, format, clock, listed, rated, bots: Array.from({ length: bots }, () => level) },
  ...(format === 'swiss' && rounds !== undefined ? { rounds } : {}),
  ...(starts === undefined || starts === '' ? {} : { starts: new Date(starts).getTime() }),
});

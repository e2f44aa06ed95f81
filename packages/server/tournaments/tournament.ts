import * as z from 'zod/mini';
import { matchOptions } from '../api/kernel.ts';
import { SEATS_MIN } from '../api/seeks.ts';
import type { Shape } from '../api/shape.ts';
import { ENTRANTS_MAX, format, pairing, tournamentStatus } from '../api/tournaments.ts';
import { findAll, type Kept, type Kind } from '../people/kind.ts';
import type { DocumentKey, Documents } from '../storage/documents.ts';

/** A player or one of our bots. Later, entrants are known by their index. */
const entrant = z.object({
  /** The player's id, or the strength of the bot. */
  player: z.exactOptional(z.string()),
  level: z.exactOptional(z.string()),
  program: z.exactOptional(z.literal(true)),
  /** They have withdrawn, or missed a match, and get no opponents until they come back. */
  out: z.exactOptional(z.literal(true)),
});
export type Entrant = Shape<typeof entrant>;

const tournament = z.object({
  name: z.string(),
  game: z.string(),
  version: z.string(),
  options: matchOptions,
  format,
  /** How many sit at a table; the oldest ones are for two. */
  seats: z.exactOptional(z.number()),
  /** Null until it begins, if the number of entrants decides. */
  rounds: z.nullable(z.number()),
  /** Seconds for each answer, and to sit down at the beginning of a round. */
  clock: z.number(),
  arrive: z.number(),
  rated: z.boolean(),
  listed: z.boolean(),
  /** When it begins; null if its host decides. */
  starts: z.nullable(z.number()),
  /** How many can enter. */
  most: z.number(),
  host: z.string(),
  /** The secret of the link with which all its matches can be watched. */
  watch: z.string(),
  status: tournamentStatus,
  entrants: z.array(entrant),
  /** The current round, from 1. */
  round: z.number(),
  created: z.number(),
  /** When it began. Not known of the oldest ones. */
  began: z.exactOptional(z.number()),
  /** When it needs attention even if no match ends. */
  due: z.nullable(z.number()),
});
export type Tournament = Shape<typeof tournament>;

export const seatsPerTable = ({ seats = SEATS_MIN }: Pick<Tournament, 'seats'>): number => seats;

export const isUnfinished = ({ status }: Pick<Tournament, 'status'>): boolean => status === 'open' || status === 'running';

/** Everyone who has to do with it. */
const playersOf = ({ host, entrants }: Tournament): readonly string[] => [
  ...new Set([host, ...entrants.flatMap(({ player }) => player ?? [])]),
];

export const TOURNAMENT: Kind<Tournament> = {
  kind: 'tournament',
  shape: tournament,
  keysOf: (value) => {
    const { due, host, listed, status, created, entrants } = value;
    const key = (name: string, text: string, rank = created): DocumentKey => ({ name, value: text, rank });
    const playing = isUnfinished(value) ? entrants.flatMap(({ player, out }) => (player === undefined || out ? [] : [player])) : [];
    return [
      ...(due === null ? [] : [key('due', '', due)]),
      ...(isUnfinished(value) ? [key('hosting', host)] : []),
      ...playing.map((player) => key('playing', player)),
      ...(listed ? [key('listed', ''), key('status', status)] : []),
      ...playersOf(value).map((player) => key('player', player)),
    ];
  },
};

/** A pairing as it's stored. While its match is still to be created (`pending`), no one is told of the match. */
const storedPairing = z.extend(pairing, { pending: z.exactOptional(z.literal(true)) });
export type StoredPairing = Shape<typeof storedPairing>;

const round = z.object({ tournament: z.string(), number: z.number(), began: z.number(), pairings: z.array(storedPairing) });
export type Round = Shape<typeof round>;

/** A round that was paired. */
export const ROUND: Kind<Round> = {
  kind: 'round',
  shape: round,
  keysOf: ({ tournament: id, number }) => [{ name: 'tournament', value: id, rank: number }],
};

export const roundId = (id: string, number: number): string => `${id}-${number}`;

/** All rounds that were paired, the first first. */
export const roundsOf = (documents: Documents, id: string): Promise<readonly Kept<Round>[]> =>
  findAll(documents, ROUND, { name: 'tournament', value: id, most: ENTRANTS_MAX });

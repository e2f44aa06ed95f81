import * as z from 'zod/mini';
import { emblem } from './emblem.ts';
import { matchOptions } from './kernel.ts';
import { freeText, level, options, ticket, whole, written } from './requests.ts';
import { SEATS_MAX, SEATS_MIN } from './seeks.ts';
import type { Shape } from './shape.ts';

export const ENTRANTS_MIN = 4;
export const ENTRANTS_MAX = 64;
const ROUNDS_MAX = 15;
const MONTH = 30 * 24 * 3_600;

export const format = z
  .enum(['swiss', 'round-robin'])
  .check(z.describe('Swiss: opponents with as many points, for a few rounds. Round robin: everyone meets everyone.'));

export const tournamentStatus = z.enum(['open', 'running', 'over', 'canceled']);

const result = z.object({
  points: z
    .array(z.number())
    .check(
      z.describe(
        'Of each entrant of the pairing: 1 for a win, 0.5 for a draw; at larger tables, the share of the others they have beaten.',
      ),
    ),
  why: z
    .enum(['played', 'forfeit', 'bye'])
    .check(z.describe('`forfeit`: someone didn’t come, or had withdrawn. `bye`: there was no opponent.')),
});
export type PairingResult = Shape<typeof result>;

/** The entrants at one table, or one who has no opponent in this round. */
export const pairing = z.object({
  entrants: z.array(z.number()).check(z.describe('Their numbers, by seat.')),
  match: z.exactOptional(z.string()).check(z.describe('As soon as players can sit down in it.')),
  since: z
    .exactOptional(z.number())
    .check(
      z.describe(
        'When the time to sit down began, if that was after the round did: someone didn’t come, and the others play without them.',
      ),
    ),
  result: z.exactOptional(result).check(z.describe('Once it’s over.')),
});
export type Pairing = Shape<typeof pairing>;

export const tournamentParams = z.object({ tournament: z.string().check(z.maxLength(40)) });
export const roundParams = z.extend(tournamentParams, { round: written(1, ENTRANTS_MAX) });

const bots = z.array(level).check(z.maxLength(ENTRANTS_MAX));

export const createTournamentBody = z.object({
  name: freeText(60).check(z.minLength(1)),
  game: freeText(40),
  options: z._default(options, {}),
  format: z._default(format, 'swiss'),
  seats: z
    ._default(whole(SEATS_MIN, SEATS_MAX), SEATS_MIN)
    .check(z.describe('How many sit at a table, in games that allow it. More than two only with the Swiss format.')),
  rounds: z
    .optional(whole(1, ROUNDS_MAX))
    .check(z.describe('For Swiss tournaments. Left out: one more each time the number of entrants doubles.')),
  clock: whole(10, MONTH).check(z.describe('Seconds for each answer.')),
  arrive: z.optional(whole(10, MONTH)).check(z.describe('Seconds to sit down in each round. Left out: the clock, but at least 5 minutes.')),
  starts: z.optional(whole(0)).check(z.describe('When it begins, in milliseconds since 1970. Left out: when you start it.')),
  most: z._default(whole(ENTRANTS_MIN, ENTRANTS_MAX), ENTRANTS_MAX).check(z.describe('How many can enter.')),
  rated: z._default(z.boolean(), false).check(z.describe('Whether its matches change the players’ ratings.')),
  listed: z._default(z.boolean(), false).check(z.describe('Whether it’s in the public list, and anyone may watch its matches.')),
  bots: z._default(bots, []).check(z.describe('Our bots that play, by strength.')),
  id: ticket,
});

export const enterBody = z._default(
  z.object({ program: z._default(z.boolean(), false).check(z.describe('Whether a program plays. The others can see that.')) }),
  { program: false },
);
export const addBotsBody = z.object({ bots: bots.check(z.minLength(1)) });
export const removeEntrantBody = z.object({
  entrant: whole(0, ENTRANTS_MAX - 1),
  player: z
    .optional(z.string().check(z.maxLength(40)))
    .check(z.describe('Who is meant: places change when others withdraw. If someone else has the place by now, nothing happens.')),
});

export const tournamentsQuery = z.object({
  status: z.optional(tournamentStatus),
  mine: z.optional(z.literal('true')).check(z.describe('Only those that you host or have entered, listed or not.')),
  before: z.optional(z.string().check(z.regex(/^\d{1,15}-[a-z0-9]{1,40}$/), z.describe('The `next` of the page before.'))),
  most: z._default(written(1, 50), 20),
});

/** A tournament in a list. */
export const tournamentCard = z.object({
  tournament: z.string().check(z.describe('Its id, as in its address.')),
  name: z.string(),
  game: z.string(),
  format,
  seats: z.number().check(z.describe('How many sit at a table. Some tables may have fewer.')),
  status: tournamentStatus,
  rounds: z.nullable(z.number()).check(z.describe('Null until it begins, if the number of entrants decides.')),
  round: z.number().check(z.describe('The current round, from 1; 0 before the first.')),
  clock: z.number(),
  arrive: z.number(),
  starts: z.nullable(z.number()),
  most: z.number(),
  rated: z.boolean(),
  listed: z.boolean(),
  created: z.number(),
  entered: z.number().check(z.describe('How many have entered.')),
});
export type TournamentCard = Shape<typeof tournamentCard>;

export const tournamentPage = z.object({
  tournaments: z.array(tournamentCard),
  next: z.nullable(z.string()).check(z.describe('Send this as `before` to get the next page; null on the last one.')),
});

const entrant = z.object({
  name: z.string().check(z.describe('Empty if the player no longer exists.')),
  player: z.exactOptional(z.string()).check(z.describe('The player’s id; left out for our bots.')),
  emblem: z.exactOptional(emblem),
  level: z.exactOptional(z.string()).check(z.describe('The strength of our bot.')),
  program: z.exactOptional(z.literal(true)),
  out: z.exactOptional(z.literal(true)).check(z.describe('They have withdrawn, or missed a match.')),
});
export type EntrantCard = Shape<typeof entrant>;

const place = z.object({
  entrant: z.number(),
  rank: z.number().check(z.describe('Shared by those who are equal in everything.')),
  points: z.number(),
  buchholz: z.number().check(z.describe('The points of all opponents; at larger tables, their average.')),
  sonneborn: z.number().check(z.describe('Sonneborn-Berger: the points of defeated opponents, and half those of opponents in draws.')),
  wins: z.number(),
});

export const tournamentDetails = z.extend(tournamentCard, {
  options: matchOptions,
  host: z.nullable(entrant),
  entrants: z.array(entrant).check(z.describe('Everywhere else, they’re known by their index here.')),
  standings: z.array(place).check(z.describe('Best first.')),
  pairings: z.array(pairing).check(z.describe('Of the current round.')),
  watch: z.string().check(z.describe('The secret of the spectators’ link of all its matches.')),
  you: z.object({
    host: z.boolean(),
    entrant: z.nullable(z.number()),
    match: z.nullable(z.string()).check(z.describe('Your match in this round, until it’s over. Take your seat in it.')),
  }),
});
export type TournamentDetails = Shape<typeof tournamentDetails>;

export const tournamentRound = z.object({ tournament: z.string(), number: z.number(), began: z.number(), pairings: z.array(pairing) });
export type TournamentRound = Shape<typeof tournamentRound>;

import * as z from 'zod/mini';
import { emblem } from './emblem.ts';
import { listedMatch } from './match.ts';
import { freeText, name, written } from './requests.ts';
import type { Shape } from './shape.ts';

export const pace = z
  .enum(['live', 'days'])
  .check(z.describe('`live`: both are here and answer within minutes. `days`: each answer may take days.'));
export type Pace = Shape<typeof pace>;

/** How long players have at each pace, in seconds: for an answer, and to take their seats once they're paired. */
export const PACES = {
  live: { clock: 180, arrive: 20 },
  days: { clock: 3 * 24 * 3_600, arrive: 24 * 3_600 },
} as const satisfies Readonly<Record<Pace, { readonly clock: number; readonly arrive: number }>>;

/** A client that waits for news is answered after this many seconds at most. */
const WAIT_MAX = 25;
const GAMES_MAX = 20;

/** How many can play together, including the player who looks. */
export const SEATS_MIN = 2;
export const SEATS_MAX = 5;
const seats = z.int().check(z.minimum(SEATS_MIN), z.maximum(SEATS_MAX));

export const seekBody = z.object({
  games: z
    .array(freeText(40))
    .check(z.minLength(1), z.maxLength(GAMES_MAX), z.describe('The games you want to play, your favorite first.')),
  seats: z._default(seats, SEATS_MIN).check(z.describe('How many are to play, including you. Each of the games must allow it.')),
  pace: z._default(pace, 'live'),
  rated: z._default(z.boolean(), false).check(z.describe('Only for players with a name of their own.')),
  name: z._default(name, '').check(z.describe('A guest’s name in the list of open tables. Players have their own.')),
  join: z
    .exactOptional(z.string().check(z.maxLength(40)))
    .check(
      z.describe(
        'The `seek` of another player in the list of open tables. If they look for one opponent, you’re paired immediately; if they look for ' +
          'more, you wait together with them.',
      ),
    ),
});

const seekState = z.enum(['waiting', 'paired', 'playing']);
export type SeekState = Shape<typeof seekState>;

export const seekQuery = z.object({
  pace: z._default(pace, 'live'),
  known: z.exactOptional(z.enum([...seekState.options, 'none'])).check(z.describe('The state that you know of. Another one is news.')),
  wait: z._default(written(0, WAIT_MAX), 0).check(z.describe('Wait this many seconds for news.')),
});

export const stopQuery = z.object({ pace: z._default(pace, 'live') });

export const seek = z.object({
  games: z.array(z.string()),
  seats,
  pace,
  rated: z.boolean(),
  since: z.number().check(z.describe('When you began to wait, in milliseconds.')),
  state: seekState.check(z.describe('`paired`: take your seat in time. `playing`: everyone has, and the match has begun.')),
  found: z.exactOptional(
    z.object({
      match: z.string(),
      seat: z.number(),
      game: z.string(),
      until: z.number().check(z.describe('If a seat is still free by then, those who came wait for someone else. In milliseconds.')),
    }),
  ),
});
export type Seek = Shape<typeof seek>;

export const seekReply = z.object({ seek: z.nullable(seek).check(z.describe('Null if you aren’t looking for anyone.')) });

/** Someone who waits for an opponent, as everyone may see them. */
const waitingPlayer = z.object({
  seek: z.string().check(z.describe('Send it as `join` to play with them.')),
  player: z.nullable(z.object({ player: z.string(), emblem })).check(z.describe('Null for a guest.')),
  name: z.string(),
  games: z.array(z.object({ game: z.string(), rating: z.number() })),
  seats: seats.check(z.describe('How many are to play.')),
  pace,
  rated: z.boolean(),
  since: z.number(),
});
export type WaitingPlayer = Shape<typeof waitingPlayer>;

export const openTables = z.object({
  players: z.array(waitingPlayer).check(z.describe('Those who look for an opponent, in the order they came. Not you.')),
  matches: z.array(listedMatch).check(z.describe('Public matches with a seat that anyone can take.')),
});
export type OpenTables = Shape<typeof openTables>;

import * as z from 'zod/mini';
import { emblem } from '../api/emblem.ts';
import { PACES, type Pace, pace, SEATS_MIN } from '../api/seeks.ts';
import type { KeyHash } from '../match/entry.ts';
import type { DocumentKey } from '../storage/documents.ts';
import type { Kind } from './kind.ts';

const SECOND = 1_000;
/** Someone who hasn't shown up for this long isn't paired live, and after twice as long no longer waits. */
const PRESENT = 20 * SECOND;
const DAYS_MAX = 14 * 24 * 3_600 * SECOND;
/** How long a client can find out that its match has begun. */
const TOLD = 5 * 60 * SECOND;

const found = z.object({
  match: z.string(),
  seat: z.number(),
  game: z.string(),
  until: z.number(),
  /** Set once the match has begun: when that was noticed. */
  begun: z.exactOptional(z.number()),
});

const seek = z.object({
  /** The hash of the key with which the player will sit. */
  key: z.string(),
  /** By which others name it. */
  id: z.string(),
  pace,
  rated: z.boolean(),
  games: z.array(z.object({ game: z.string(), rating: z.number() })),
  /** How many are to play. Seeks from before this could be chosen are for two. */
  seats: z._default(z.number(), SEATS_MIN),
  player: z.nullable(z.object({ player: z.string(), emblem })),
  name: z.string(),
  since: z.number(),
  seen: z.number(),
  found: z.exactOptional(found),
});
/** Someone's wish for an opponent. */
export type SeekValue = z.infer<typeof seek>;

/** Only those in the same pool can be paired. */
const poolOf = ({ pace: at, rated }: Pick<SeekValue, 'pace' | 'rated'>): string => `${at} ${rated ? 'rated' : 'casual'}`;
export const POOLS = (['live', 'days'] as const).flatMap((at) => [true, false].map((rated) => poolOf({ pace: at, rated })));

export const isPresent = ({ pace: at, seen }: Pick<SeekValue, 'pace' | 'seen'>, now: number): boolean =>
  at === 'days' || now - seen <= PRESENT;

/** When it's over without anyone's doing. A pair is attended to by its own time. */
const dueAt = ({ pace: at, since, seen, found: paired }: SeekValue): number | undefined => {
  if (paired?.begun !== undefined) return paired.begun + TOLD;
  if (paired !== undefined) return undefined;
  return at === 'days' ? since + DAYS_MAX : seen + 2 * PRESENT;
};

/** By the player's key and the pace: no one waits twice, from however many devices. */
export const seekIdOf = (key: KeyHash, at: Pace): string => `${key} ${at}`;

export const SEEK: Kind<SeekValue> = {
  kind: 'seek',
  shape: seek,
  keysOf: (value): readonly DocumentKey[] => {
    const due = dueAt(value);
    return [
      ...(due === undefined ? [] : [{ name: 'due', value: '', rank: due }]),
      ...(value.found === undefined
        ? [
            { name: 'pool', value: poolOf(value), rank: value.since },
            { name: 'id', value: value.id, rank: 0 },
          ]
        : []),
    ];
  },
};

const pairing = z.object({
  /** Whose seats they are, in order. */
  keys: z.array(z.string()),
  game: z.string(),
  pace,
  rated: z.boolean(),
  until: z.number(),
});
export type Pairing = z.infer<typeof pairing>;

/** Those who are to play, until all have come or their time is up; by the id of their match. */
export const PAIRING: Kind<Pairing> = {
  kind: 'pairing',
  shape: pairing,
  keysOf: ({ until }) => [{ name: 'due', value: '', rank: until }],
};

/** By when all must have come. */
export const arrivalBy = (at: Pace, now: number): number => now + PACES[at].arrive * SECOND;

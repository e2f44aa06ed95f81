import { createHash } from 'node:crypto';
import type { MatchOptions, Seat, Watcher } from '@swordtable/kernel';
import type { ClockTerms } from '../api/match.ts';
import { fingerprint, openKeys, signedKey } from '../keys.ts';
import { seedFrom } from '../match/deal.ts';
import type { Terms } from '../match/entry.ts';

/** A player's key, invitation, and part of the seed. */
export interface Person {
  readonly key: string;
  readonly invite: string;
  readonly luck: string;
}

/** The players in one of the two worlds, and the server's secrets there. */
export interface Roster {
  readonly terms: Terms;
  readonly people: readonly Person[];
  readonly watch: string;
  /** The key of a watcher without a seat. */
  readonly spectator: string;
  readonly seed: string;
  /** Everything that must not be in a log. */
  readonly secrets: readonly string[];
}

export interface RosterParts {
  readonly match: string;
  readonly game: { readonly id: string; readonly version: string };
  readonly seats: number;
  readonly options: MatchOptions;
  readonly listed: boolean;
  readonly watcher: Watcher;
  /** The seats of bots, which everyone knows. */
  readonly bots: readonly Seat[];
  readonly clock: ClockTerms | null;
  readonly hints: boolean;
  readonly world: 'real' | 'twin';
}

/** Both servers have issued the watcher's key, so they sign alike. */
const SERVER_SECRET = 'the same in both worlds';
export const KEYS = openKeys(SERVER_SECRET);

const digestOf = (parts: readonly unknown[]): Buffer => createHash('sha256').update(parts.join(' ')).digest();
const secretFrom = (...parts: readonly unknown[]): string => digestOf(parts).toString('base64url').slice(0, 32);
const keyFrom = (...parts: readonly unknown[]): string => signedKey(SERVER_SECRET, digestOf(parts).subarray(0, 16));

/** The watcher is the same in both worlds. What others keep secret is different, because the watcher doesn't know it. */
export const rosterOf = ({ match, game, seats, options, listed, watcher, bots, clock, hints, world }: RosterParts): Roster => {
  const people = Array.from({ length: seats }, (_, seat): Person => {
    const where = seat === watcher ? 'both' : world;
    return {
      key: keyFrom(match, where, seat, 'key'),
      invite: secretFrom(match, where, seat, 'invite'),
      // Bots add none.
      luck: bots.includes(seat) ? '' : secretFrom(match, where, seat, 'luck'),
    };
  });
  const [secret, host] = [secretFrom(match, world, 'secret'), secretFrom(match, world, 'host')];
  // The watcher of a private match was given the link.
  const [watch, spectator] = [secretFrom(match, 'both', 'watch'), keyFrom(match, 'both', 'spectator')];
  const terms: Terms = {
    ...{ game: game.id, version: game.version, options, secret, listed, openAfter: false, clock, patience: 600 },
    ...(hints ? { hints } : {}),
    seats: people.map(({ invite }, seat) =>
      bots.includes(seat)
        ? { kind: 'bot', name: 'Easy bot', level: 'easy', invites: [] }
        : { kind: 'person', name: '', invites: [fingerprint(invite)] },
    ),
    host: fingerprint(host),
    watch: fingerprint(watch),
  };
  const lucks = people.map(({ luck }) => luck);
  const seed = seedFrom(match, secret, lucks);
  return {
    terms,
    people,
    watch,
    spectator,
    seed,
    secrets: [
      secret,
      host,
      watch,
      spectator,
      seed,
      ...people.flatMap(({ key, invite, luck }) => [key, invite, ...(luck === '' ? [] : [luck])]),
    ],
  };
};

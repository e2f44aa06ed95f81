import { createHash } from 'node:crypto';
import { accept, type Game, open, type Result } from '@swordtable/kernel';
import { PACES } from '../api/seeks.ts';
import { fingerprint, type Keys, matchIdFrom } from '../keys.ts';
import type { KeyHash, Terms } from '../match/entry.ts';
import type { Match } from '../match/match.ts';
import type { Registry } from '../registry/registry.ts';
import type { Storage } from '../storage/storage.ts';
import { type Kept, put, readOne, remove } from './kind.ts';
import type { Notify } from './notify.ts';
import type { Group } from './pair-up.ts';
import { arrivalBy, PAIRING, type Pairing, SEEK, type SeekValue, seekIdOf } from './seek.ts';

export interface PairingsParts {
  readonly storage: Storage;
  readonly registry: Pick<Registry, 'create' | 'look' | 'perform'>;
  readonly keys: Pick<Keys, 'secret'>;
  /** The games for new matches. */
  readonly games: readonly Game[];
  now(): number;
  readonly notify: Notify;
}

/**
 * Makes pairs and larger groups, and sees them through: each is a match whose seats are kept for its players, who take them with luck of
 * their own. If one doesn't come in time, the match is canceled, and those who came wait again as before.
 */
export interface Pairings {
  /** False if one of them has changed in between: they're no longer waiting, or no longer alone. */
  make(group: Group): Promise<boolean>;
  /** Looks at how far a pair is, and finishes what a stopped process may have left. */
  attend(match: string): Promise<void>;
  /** One of them doesn't want to play after all. False if the match has begun; otherwise, look again. */
  decline(match: string, key: KeyHash): Promise<boolean>;
}

/** No one's key: the players can't cancel the match, or invite others. */
export const pairingHost = (match: string): KeyHash => fingerprint(`pairing ${match}`);

/** The same group gives the same match, in any process. */
const matchOf = ({ seeks }: Group): string => {
  const ids = seeks.map(({ value }) => value.id).join('\n');
  const marks = seeks.map(({ mark }) => mark).join(' ');
  return matchIdFrom(createHash('sha256').update(`pairing\n${ids}\n${marks}`).digest());
};

/** Chance decides who sits where. */
const seated = (match: string, seeks: Group['seeks']): Group['seeks'] => {
  const lotOf = ({ value }: Kept<SeekValue>): string => createHash('sha256').update(`${match} ${value.id}`).digest('hex');
  return seeks.toSorted((one, other) => (lotOf(one) < lotOf(other) ? -1 : 1));
};

const isBegun = ({ status, ended }: Match): boolean => status === 'running' || (status === 'over' && ended?.why !== 'cancelled');

export const openPairings = ({ storage, registry, keys, games, now, notify }: PairingsParts): Pairings => {
  const { documents } = storage;

  const termsOf = (match: string, { keys: players, game: id, pace, rated }: Pairing): Result<Terms> | undefined => {
    const game = games.find((one) => one.id === id);
    if (game === undefined) return undefined;
    const opened = open(game, players.length, {}, 'trial');
    if (!opened.ok) return opened;
    const { clock } = PACES[pace];
    return accept({
      ...{ game: id, version: game.version, options: opened.value.options, secret: keys.secret() },
      seats: players.map((key) => ({ kind: 'person' as const, name: '', invites: [key] })),
      ...{ listed: true, openAfter: true, clock: { seconds: clock, level: 'medium' }, patience: clock },
      ...{ host: pairingHost(match), watch: fingerprint(keys.secret()) },
      ...(rated ? { rated: true as const } : {}),
    });
  };

  /** The match of a pair. Created twice, it's one. */
  const matchFor = async (pairing: Kept<Pairing>): Promise<Match | undefined> => {
    const known = await registry.look(pairing.id);
    if (known.ok) return known.value.match;
    if (known.refusal.code !== 'unknown-match') return undefined;
    const terms = termsOf(pairing.id, pairing.value);
    // The game is no longer offered: the pair is dissolved when its time is up.
    if (terms?.ok !== true) return undefined;
    const made = await registry.create(pairing.id, [{ kind: 'created', terms: terms.value }]);
    if (made.ok) {
      for (const key of pairing.value.keys) await notify(key, { kind: 'paired', match: pairing.id });
      return made.value;
    }
    const looked = await registry.look(pairing.id);
    return looked.ok ? looked.value.match : undefined;
  };

  const seeksOf = async ({ id, value: { keys: players, pace } }: Kept<Pairing>): Promise<readonly Kept<SeekValue>[]> => {
    const seeks = await Promise.all(players.map((key) => readOne(documents, SEEK, seekIdOf(key, pace))));
    return seeks.filter((seek) => seek?.value.found?.match === id).flatMap((seek) => seek ?? []);
  };

  /** Everyone has come. */
  const settle = async (pairing: Kept<Pairing>): Promise<void> => {
    const changes = (await seeksOf(pairing)).flatMap((seek) => {
      const { found } = seek.value;
      return found === undefined ? [] : [put(SEEK, seek.id, { ...seek.value, found: { ...found, begun: now() } }, seek)];
    });
    await documents.change([remove(PAIRING, pairing), ...changes]);
  };

  /** Some wait again, from when they began to, and the others no longer do. */
  const dissolve = async (pairing: Kept<Pairing>, again: (seek: SeekValue) => SeekValue | undefined): Promise<void> => {
    const changes = (await seeksOf(pairing)).map((seek) => {
      const { found: _found, ...rest } = seek.value;
      const waiting = again(rest);
      return waiting === undefined ? remove(SEEK, seek) : put(SEEK, seek.id, waiting, seek);
    });
    await documents.change([remove(PAIRING, pairing), ...changes]);
  };

  /** Cancels the match of a pair, unless it has begun. If no one has declined, those who took their seats wait again. */
  const cancel = async (pairing: Kept<Pairing>, declined?: KeyHash): Promise<boolean> => {
    // It must exist: a process that has yet to create it finds it canceled.
    await matchFor(pairing);
    const canceled = await registry.perform(pairing.id, { do: 'cancel', key: pairingHost(pairing.id) });
    const match = canceled.ok ? canceled.value.match : await matchFor(pairing);
    if (match !== undefined && isBegun(match)) {
      await settle(pairing);
      return false;
    }
    // The store has failed. Until it's certain that no one will play, they stay a pair.
    if (match === undefined ? termsOf(pairing.id, pairing.value)?.ok === true : match.status !== 'over') return true;
    // It's in no one's list: nobody has played it.
    for (const holder of [pairingHost(pairing.id), ...pairing.value.keys]) await storage.release(pairing.id, holder);
    const came = (key: KeyHash): boolean => match?.seats.some((seat) => seat.keys.includes(key)) === true;
    await dissolve(pairing, (seek) => {
      if (seek.key === declined) return undefined;
      if (came(seek.key)) return { ...seek, seen: now() };
      return declined === undefined ? undefined : seek;
    });
    return true;
  };

  return {
    make: async ({ seeks, game }) => {
      const [first] = seeks;
      if (first === undefined) return false;
      const { pace, rated } = first.value;
      const [id, until] = [matchOf({ seeks, game }), arrivalBy(pace, now())];
      const seats = seated(id, seeks);
      const pairing: Pairing = { keys: seats.map(({ value }) => value.key), game, pace, rated, until };
      const done = await documents.change([
        put(PAIRING, id, pairing),
        ...seats.map((seek, seat) => put(SEEK, seek.id, { ...seek.value, found: { match: id, seat, game, until } }, seek)),
      ]);
      if (!done) return false;
      await matchFor({ id, mark: 1, value: pairing });
      return true;
    },
    attend: async (id) => {
      const pairing = await readOne(documents, PAIRING, id);
      if (pairing === undefined) return;
      const match = await matchFor(pairing);
      if (match !== undefined && isBegun(match)) await settle(pairing);
      else if (match?.status === 'over' || now() >= pairing.value.until) await cancel(pairing);
    },
    decline: async (id, key) => {
      const pairing = await readOne(documents, PAIRING, id);
      return pairing === undefined || cancel(pairing, key);
    },
  };
};

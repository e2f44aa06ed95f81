import { accept, type Result, refuse } from '@swordtable/kernel';
import type { Emblem } from '../api/emblem.ts';
import { looksOf } from '../api/names.ts';
import type { KeyHash } from '../match/entry.ts';
import type { Documents } from '../storage/documents.ts';
import { insist } from './insist.ts';
import { findAll, type Kept, put, readOne, remove } from './kind.ts';
import { DEVICE, NAME, PLAYER, type Player } from './player.ts';

export interface PlayersParts {
  readonly documents: Documents;
  newId(): string;
  now(): number;
}

/** What players choose themselves. */
export interface Profile {
  readonly name: string;
  readonly emblem: Emblem;
}

/** The people who play here under a name. */
export interface Players {
  /** The player whose matches are played with this key. */
  byKey(key: KeyHash): Promise<Kept<Player> | undefined>;
  byId(id: string): Promise<Kept<Player> | undefined>;
  /** The player whose name looks like this. */
  byName(name: string): Promise<Kept<Player> | undefined>;
  /** Whose key a device plays with: its own, unless it was added to a player's. `undefined` if it was signed out. */
  identify(device: KeyHash): Promise<KeyHash | undefined>;
  /** Makes the holder of a key a player, with their first device, or changes how they're called. */
  save(key: KeyHash, profile: Profile, label?: string): Promise<Result<Kept<Player>>>;
}

const TAKEN = refuse('name-taken', 'Another player has this name, or one that looks the same. Choose another.');

export const openPlayers = ({ documents, newId, now }: PlayersParts): Players => {
  const byId = (id: string): Promise<Kept<Player> | undefined> => readOne(documents, PLAYER, id);
  const byKey = async (key: KeyHash): Promise<Kept<Player> | undefined> =>
    (await findAll(documents, PLAYER, { name: 'key', value: key, most: 1 }))[0];

  const create = async (key: KeyHash, { name, emblem }: Profile, label: string): Promise<Result<Kept<Player>> | undefined> => {
    const [id, at] = [newId(), now()];
    const player: Player = { key, name, emblem, created: at };
    const owner = await readOne(documents, NAME, looksOf(name));
    // It may be their own by now: the same request, sent twice.
    if (owner !== undefined) return (await byId(owner.value.player))?.value.key === key ? undefined : TAKEN;
    // The first device is written with the player: of two requests at the same time, one is second.
    const done = await documents.change([
      put(PLAYER, id, player),
      put(NAME, looksOf(name), { player: id }),
      put(DEVICE, key, { player: id, added: at, label }),
    ]);
    return done ? accept({ id, mark: 1, value: player }) : undefined;
  };

  const rename = async (known: Kept<Player>, { name, emblem }: Profile): Promise<Result<Kept<Player>> | undefined> => {
    const player: Player = { ...known.value, name, emblem };
    const [old, next] = [looksOf(known.value.name), looksOf(name)];
    const owner = await readOne(documents, NAME, next);
    if (owner !== undefined && owner.value.player !== known.id) return TAKEN;
    const before = old === next ? undefined : await readOne(documents, NAME, old);
    const done = await documents.change([
      put(PLAYER, known.id, player, known),
      ...(owner === undefined ? [put(NAME, next, { player: known.id })] : []),
      ...(before === undefined ? [] : [remove(NAME, before)]),
    ]);
    return done ? accept({ id: known.id, mark: known.mark + 1, value: player }) : undefined;
  };

  return {
    byId,
    byKey,
    byName: async (name) => {
      const owner = await readOne(documents, NAME, looksOf(name));
      return owner === undefined ? undefined : byId(owner.value.player);
    },
    identify: async (device) => {
      const known = await readOne(documents, DEVICE, device);
      if (known === undefined) return device;
      if (known.value.player === null) return undefined;
      return (await byId(known.value.player))?.value.key;
    },
    save: (key, profile, label = '') =>
      insist(async () => {
        const known = await byKey(key);
        return known === undefined ? create(key, profile, label) : rename(known, profile);
      }),
  };
};

import * as z from 'zod/mini';
import { emblem } from '../api/emblem.ts';
import type { Kind } from './kind.ts';

const player = z.object({
  /** The hash of the key with which the player sits in matches, from whichever device. */
  key: z.string(),
  name: z.string(),
  emblem,
  created: z.number(),
});
export type Player = z.infer<typeof player>;

/** A player, by their public id. */
export const PLAYER: Kind<Player> = {
  kind: 'player',
  shape: player,
  keysOf: ({ key }) => [{ name: 'key', value: key, rank: 0 }],
};

const device = z.object({
  /** Null once it's signed out: its key is void. */
  player: z.nullable(z.string()),
  added: z.number(),
  /** Such as "Firefox, Linux", as it introduced itself. */
  label: z.optional(z.string()),
});
export type Device = z.infer<typeof device>;

/** A player's device, by the hash of its own key. */
export const DEVICE: Kind<Device> = {
  kind: 'device',
  shape: device,
  keysOf: ({ player: owner, added }) => (owner === null ? [] : [{ name: 'player', value: owner, rank: added }]),
};

const nameOwner = z.object({ player: z.string() });

/** Whose name it is, by what it looks like: see `looksOf`. */
export const NAME: Kind<z.infer<typeof nameOwner>> = { kind: 'name', shape: nameOwner, keysOf: () => [] };

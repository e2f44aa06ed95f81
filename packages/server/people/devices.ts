import { accept, type Result, refuse } from '@swordtable/kernel';
import type { KeyHash } from '../match/entry.ts';
import type { DocumentChange, Documents } from '../storage/documents.ts';
import { insist } from './insist.ts';
import { findAll, type Kept, put, readAll, readOne, remove } from './kind.ts';
import { MOVE, MOVE_RETRY } from './moves.ts';
import { DEVICE, type Device, PLAYER, type Player } from './player.ts';
import { SUBSCRIPTION } from './push/subscription.ts';
import { PASSKEY, PHRASE } from './ways-in.ts';

const DEVICES_MAX = 20;

/** A device as it comes: the hash of its key, and what it says it is. */
export interface NewDevice {
  readonly key: KeyHash;
  readonly label: string;
  /** The key with which it has played as a guest: its matches come along. */
  readonly guest?: KeyHash;
}

/** A guest's push messages: a program's are the player's. A browser subscribes again: someone else may know its old key, and have subscribed. */
const bringingPush = async (
  documents: Documents,
  { value }: Kept<Player>,
  guest: KeyHash,
  key: KeyHash,
): Promise<readonly DocumentChange[]> => {
  const pushed = await readOne(documents, SUBSCRIPTION, guest);
  if (pushed === undefined) return [];
  return [guest === key ? put(SUBSCRIPTION, guest, { ...pushed.value, key: value.key }, pushed) : remove(SUBSCRIPTION, pushed)];
};

/** That a guest's matches are to be moved, written together with the device: whatever dies afterward, they will be. */
const bringing = async (
  documents: Documents,
  player: Kept<Player>,
  { guest, key }: NewDevice,
  at: number,
): Promise<readonly DocumentChange[]> => {
  if (guest === undefined) return [];
  const move = put(MOVE, guest, { player: player.id, due: at + MOVE_RETRY }, await readOne(documents, MOVE, guest));
  return [move, ...(await bringingPush(documents, player, guest, key))];
};

export const devicesOf = (documents: Documents, player: string): Promise<readonly Kept<Device>[]> =>
  findAll(documents, DEVICE, { name: 'player', value: player, most: DEVICES_MAX });

/** Changes what belongs to a player, unless they have changed since they were read: nothing is added to someone who is being deleted. */
export const changeWith = (documents: Documents, player: Kept<Player>, changes: readonly DocumentChange[]): Promise<boolean> =>
  documents.change([put(PLAYER, player.id, player.value, player), ...changes]);

/** Signs a device in, together with other changes. Undefined: someone else was faster, read again. */
export const addDevice = async (
  documents: Documents,
  id: string,
  coming: NewDevice,
  at: number,
  changes: readonly DocumentChange[] = [],
): Promise<Result<Kept<Player>> | undefined> => {
  const { key, label } = coming;
  const player = await readOne(documents, PLAYER, id);
  if (player === undefined) return undefined;
  if ((await readOne(documents, DEVICE, key)) !== undefined) return refuse('unknown-key', 'This key was used before. Get another one.');
  if ((await devicesOf(documents, id)).length >= DEVICES_MAX)
    return refuse('devices-full', `You’re signed in on ${DEVICES_MAX} devices. Sign out of one of them first.`);
  const device = put(DEVICE, key, { player: id, added: at, label });
  const done = await changeWith(documents, player, [device, ...(await bringing(documents, player, coming, at)), ...changes]);
  return done ? accept(player) : undefined;
};

/** What is left of a device that was signed out: that its key is void. */
export const voided = ({ added }: Device): Device => ({ player: null, added });

/** Signs a device out: its key is void, and opens nothing any more. */
export const signOut = (documents: Documents, player: string, key: KeyHash): Promise<Result<true>> =>
  insist(async () => {
    const [owner, device] = [await readOne(documents, PLAYER, player), await readOne(documents, DEVICE, key)];
    if (owner === undefined || device?.value.player !== player) return refuse('unknown-device', 'You’re not signed in on this device.');
    const [others, passkeys, phrases] = await Promise.all([
      devicesOf(documents, player),
      findAll(documents, PASSKEY, { name: 'player', value: player, most: 1 }),
      findAll(documents, PHRASE, { name: 'player', value: player, most: 1 }),
    ]);
    if (others.length + passkeys.length + phrases.length < 2)
      return refuse('last-way-in', 'Signed out here, you could never come back. Add a passkey or a recovery phrase first.');
    const pushed = await readOne(documents, SUBSCRIPTION, key);
    const done = await changeWith(documents, owner, [
      put(DEVICE, key, voided(device.value), device),
      ...(pushed === undefined ? [] : [remove(SUBSCRIPTION, pushed)]),
    ]);
    return done ? accept(true) : undefined;
  });

/** Those of these devices that were signed out, by their keys. */
export const signedOut = async (documents: Documents, keys: readonly KeyHash[]): Promise<readonly KeyHash[]> =>
  (await readAll(documents, DEVICE, keys)).filter(({ value: { player } }) => player === null).map(({ id }) => id);

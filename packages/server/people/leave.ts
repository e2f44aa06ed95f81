import { accept, type Result } from '@swordtable/kernel';
import { looksOf } from '../api/names.ts';
import type { KeyHash } from '../match/entry.ts';
import type { Document, DocumentChange, Documents } from '../storage/documents.ts';
import { devicesOf, voided } from './devices.ts';
import { insist } from './insist.ts';
import { put, readOne, remove } from './kind.ts';
import { ownedBy } from './owned.ts';
import { DEVICE, NAME, PLAYER } from './player.ts';

const removed = ({ kind, id, mark }: Document): DocumentChange => ({ kind, id, mark, text: null, keys: [] });

/**
 * Deletes a player and everything that belongs to them, all together: it happens or it doesn't. Their name is free again, and the keys of
 * their devices, which are returned, are void.
 */
export const deletePlayer = (documents: Documents, id: string): Promise<Result<readonly KeyHash[]>> =>
  insist(async () => {
    const player = await readOne(documents, PLAYER, id);
    if (player === undefined) return accept([]);
    const [devices, owned, name] = [
      await devicesOf(documents, id),
      await ownedBy(documents, player),
      await readOne(documents, NAME, looksOf(player.value.name)),
    ];
    const others = [...owned].flatMap(([kind, all]) => (kind === DEVICE.kind ? [] : all));
    const done = await documents.change([
      remove(PLAYER, player),
      ...(name === undefined ? [] : [remove(NAME, name)]),
      ...devices.map((device) => put(DEVICE, device.id, voided(device.value), device)),
      ...others.map(removed),
    ]);
    return done ? accept(devices.map((device) => device.id)) : undefined;
  });

import { accept, type Result } from '@swordtable/kernel';
import type { Documents } from '../../storage/documents.ts';
import { insist } from '../insist.ts';
import { put, readOne, remove } from '../kind.ts';
import { HIDDEN } from './kinds.ts';

/** Hides a player's page, or shows it again. */
export const setHidden = (documents: Documents, player: string, hidden: boolean, at: number): Promise<Result<void>> =>
  insist(async () => {
    const known = await readOne(documents, HIDDEN, player);
    if ((known !== undefined) === hidden) return accept(undefined);
    const change = known === undefined ? put(HIDDEN, player, { since: at }) : remove(HIDDEN, known);
    return (await documents.change([change])) ? accept(undefined) : undefined;
  });

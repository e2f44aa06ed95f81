import type { Documents } from '../storage/documents.ts';
import { findAll, remove } from './kind.ts';
import { pairUp } from './pair-up.ts';
import type { Pairings } from './pairings.ts';
import { PAIRING, POOLS, SEEK, type SeekValue } from './seek.ts';

export interface MatchmakerParts {
  readonly documents: Documents;
  readonly pairings: Pick<Pairings, 'make' | 'attend'>;
  now(): number;
  mayMeet(one: SeekValue, other: SeekValue): Promise<boolean>;
}

const POOL_MAX = 500;
const DUE_MAX = 200;

/**
 * One round: pairs whose time is up, seeks that are over, and new pairs. Every process does this; what one of them has changed, the others
 * leave alone.
 */
export const matchmakerRound = async ({ documents, pairings, now, mayMeet }: MatchmakerParts): Promise<void> => {
  const due = { name: 'due', value: '', greatest: now(), most: DUE_MAX };
  for (const { id } of await findAll(documents, PAIRING, due)) await pairings.attend(id);
  for (const seek of await findAll(documents, SEEK, due)) await documents.change([remove(SEEK, seek)]);
  for (const value of POOLS) {
    const pool = await findAll(documents, SEEK, { name: 'pool', value, most: POOL_MAX });
    for (const group of await pairUp(pool, now(), mayMeet)) await pairings.make(group);
  }
};

import { looksOf } from '@swordtable/server/api/names';
import { PLAYER } from '@swordtable/server/people/player';
import type { Rows, Transaction } from '../disk.ts';
import { allOf, writtenIn } from './documents.ts';

/** What is wrong with the players that a transaction writes: no two may have names that look the same. */
export const nameFault = ({ documents = [] }: Transaction, rows: Rows): string | undefined => {
  for (const { id, value } of writtenIn({ documents }, PLAYER)) {
    const name = looksOf(value.name);
    if (allOf(rows, PLAYER).some((other) => other.id !== id && looksOf(other.value.name) === name))
      return `Two players are called “${name}”.`;
  }
  return undefined;
};

import { looksOf } from '@swordtable/server/api/names';
import { PLAYER } from '@swordtable/server/people/player';
import type { Rows, Transaction } from '../disk.ts';

const nameIn = (text: string): string => looksOf(PLAYER.shape.parse(JSON.parse(text)).name);

/** What is wrong with the players that a transaction writes: no two may have names that look the same. */
export const nameFault = ({ documents = [] }: Transaction, rows: Rows): string | undefined => {
  for (const { kind, id, text } of documents) {
    if (kind !== PLAYER.kind || text === null) continue;
    for (const other of rows.documents.values())
      if (other.kind === kind && other.id !== id && other.text !== null && nameIn(other.text) === nameIn(text))
        return `Two players are called “${nameIn(text)}”.`;
  }
  return undefined;
};

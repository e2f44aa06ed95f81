import type { Kind } from '@swordtable/server/people/kind';
import type { Disk } from '../disk.ts';
import type { World } from '../world.ts';
import { storedOf } from './documents.ts';

/** Documents as they were acknowledged. */
export interface Kept {
  /** The document as it's stored now. */
  read<Value>(kind: Kind<Value>, id: string): Value | undefined;
  /** Somebody was told something about a document; from now on, it must hold. It replaces what they were told before. */
  witness<Value>(kind: Kind<Value>, id: string, holds: (value: Value | undefined) => boolean): void;
  /** Everything that anybody was told must still hold. */
  remember(): void;
}

export const newKept = (world: World, disk: Disk): Kept => {
  const told = new Map<string, () => void>();
  const read: Kept['read'] = (kind, id) => storedOf(disk.rows, kind, id);
  return {
    read,
    witness: (kind, id, holds) => {
      const check = (): void => {
        if (!holds(read(kind, id))) world.violate('lost', `What was acknowledged about the ${kind.kind} "${id}" is gone.`);
      };
      told.set(`${kind.kind} ${id}`, check);
      check();
    },
    remember: () => {
      for (const check of told.values()) check();
    },
  };
};

import * as z from 'zod/mini';
import type { KeyHash } from '../match/entry.ts';
import type { Registry } from '../registry/registry.ts';
import { type Slices, sliced } from '../registry/slices.ts';
import { allHeld } from '../storage/all-held.ts';
import type { Documents } from '../storage/documents.ts';
import type { Storage } from '../storage/storage.ts';
import { findAll, type Kept, type Kind, readOne, remove } from './kind.ts';
import { PLAYER } from './player.ts';

const moving = z.object({ player: z.string(), due: z.number() });

/** A guest who has signed in as a player, by the hash of the guest's key, until all their matches are the player's. */
export const MOVE: Kind<z.infer<typeof moving>> = {
  kind: 'move',
  shape: moving,
  keysOf: ({ player, due }) => [
    { name: 'player', value: player, rank: due },
    { name: 'due', value: '', rank: due },
  ],
};

/** If the process that moves the matches dies, another one does it after this time. */
export const MOVE_RETRY = 5 * 60_000;

/** The matches that guests bring along when they sign in. */
export interface Moves {
  /** Gives a guest's matches to the player they have signed in as. It may be done again, and anywhere. */
  settle(guest: KeyHash): Promise<void>;
  /** Finishes what other processes have left. */
  round(): Promise<void>;
}

interface MovesParts {
  readonly documents: Documents;
  readonly storage: Pick<Storage, 'held'>;
  readonly registry: Pick<Registry, 'perform'>;
  now(): number;
  /** How it's interrupted, if not as the system does it. */
  readonly slices?: (() => Slices) | undefined;
}

const AT_ONCE = 20;
/** Refusals that are over soon. A match that can't be read for any other reason stays where it is. */
const PASSING: readonly string[] = ['too-busy', 'storage-full', 'storage-away'];

export const openMoves = ({ documents, storage, registry, now, slices = sliced }: MovesParts): Moves => {
  const moveAll = async (from: KeyHash, to: KeyHash): Promise<boolean> => {
    const pause = slices();
    let isDone = true;
    for (const { match } of await allHeld(storage, from)) {
      const moved = await registry.perform(match, { do: 'move', from, to });
      if (!moved.ok && PASSING.includes(moved.refusal.code)) isDone = false;
      await pause();
    }
    return isDone;
  };

  const finish = async (move: Kept<z.infer<typeof moving>>): Promise<void> => {
    const player = await readOne(documents, PLAYER, move.value.player);
    if (player === undefined || (await moveAll(move.id, player.value.key))) await documents.change([remove(MOVE, move)]);
  };

  return {
    settle: async (guest) => {
      const move = await readOne(documents, MOVE, guest);
      if (move !== undefined) await finish(move);
    },
    round: async () => {
      for (const move of await findAll(documents, MOVE, { name: 'due', value: '', greatest: now(), most: AT_ONCE })) await finish(move);
    },
  };
};

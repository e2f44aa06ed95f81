import { accept, type Result, refuse } from '@swordtable/kernel';
import * as z from 'zod/mini';
import type { Documents } from '../storage/documents.ts';
import { insist } from './insist.ts';
import { findAll, type Kind, put, readAll, readOne, remove } from './kind.ts';

const block = z.object({ by: z.string(), other: z.string(), at: z.number() });

const idOf = (by: string, other: string): string => `${by} ${other}`;

/** One player doesn't want to meet another, by both their ids. */
export const BLOCK: Kind<z.infer<typeof block>> = {
  kind: 'block',
  shape: block,
  keysOf: ({ by, other, at }) => [
    { name: 'by', value: by, rank: at },
    { name: 'other', value: other, rank: at },
  ],
};

/** Players who don't want to meet each other. All ids are players' public ones. */
export interface Blocks {
  /** Whether one of the two has blocked the other: then they're never paired, and don't hear each other. */
  isBlocked(one: string, other: string): Promise<boolean>;
  /** Those of the others who have blocked a player, or were blocked by the player, by this time if one is given. */
  among(player: string, others: readonly string[], latest?: number): Promise<ReadonlySet<string>>;
  /** Everyone a player has blocked, last blocked first. */
  by(player: string): Promise<readonly string[]>;
  block(by: string, other: string): Promise<Result<void>>;
  unblock(by: string, other: string): Promise<Result<void>>;
  /** Deletes a player's blocks, and those of the player. */
  forget(player: string): Promise<void>;
}

interface BlocksParts {
  readonly documents: Documents;
  now(): number;
}

const MOST = 500;

export const openBlocks = ({ documents, now }: BlocksParts): Blocks => ({
  isBlocked: async (one, other) => (await documents.get(BLOCK.kind, [idOf(one, other), idOf(other, one)])).length > 0,
  among: async (player, others, latest = Number.POSITIVE_INFINITY) => {
    const ids = [...new Set(others)].flatMap((other) => [idOf(player, other), idOf(other, player)]);
    const blocks = await readAll(documents, BLOCK, ids);
    return new Set(blocks.flatMap(({ value: { by, other, at } }) => (at > latest ? [] : [by === player ? other : by])));
  },
  by: async (player) =>
    (await findAll(documents, BLOCK, { name: 'by', value: player, descending: true, most: MOST })).map(({ value }) => value.other),
  block: (by, other) =>
    insist(async () => {
      if (by === other) return refuse('block-self', 'You can’t block yourself.');
      if ((await readOne(documents, BLOCK, idOf(by, other))) !== undefined) return accept(undefined);
      const all = await documents.find({ kind: BLOCK.kind, name: 'by', value: by, most: MOST });
      if (all.length >= MOST) return refuse('too-many-blocks', `You can block at most ${MOST} players. Unblock someone first.`);
      return (await documents.change([put(BLOCK, idOf(by, other), { by, other, at: now() })])) ? accept(undefined) : undefined;
    }),
  unblock: (by, other) =>
    insist(async () => {
      const known = await readOne(documents, BLOCK, idOf(by, other));
      if (known === undefined) return accept(undefined);
      return (await documents.change([remove(BLOCK, known)])) ? accept(undefined) : undefined;
    }),
  forget: async (player) => {
    for (const name of ['by', 'other']) {
      for (;;) {
        const some = await findAll(documents, BLOCK, { name, value: player, most: 50 });
        for (const each of some) await documents.change([remove(BLOCK, each)]);
        if (some.length === 0) break;
      }
    }
  },
});

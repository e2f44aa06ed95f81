import { InvalidArgumentError } from 'commander';
import { stop } from '../stop.ts';

/** One of several parts of a run, so that many machines can share it. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly of: number;
}

const SHARDS_MAX = 100_000;

/** A shard from a text such as `2/8`, for commander, which puts its own words before the message. */
export const shardFrom = (text: string): Shard => {
  const [, index = 0, of = 0] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []).map(Number);
  if (index === 0 || index > of || of > SHARDS_MAX)
    throw new InvalidArgumentError(`It must be I/N with I from 1 to N, such as 2/8, and N at most ${SHARDS_MAX}.`);
  return { index, of };
};

export interface Portion {
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

/** The items of a whole that belong to a shard: together, the shards have each exactly once, and their sizes differ by one at most. */
export const portionOf = (total: number, shard: Shard | undefined): Portion => {
  if (shard === undefined) return { from: 0, to: total };
  const { index, of } = shard;
  return { from: Math.floor(((index - 1) * total) / of), to: Math.floor((index * total) / of) };
};

/** Refuses a shard that could not be merged with the others, or that would have nothing to play. */
export const checkShard = (shard: Shard | undefined, seed: string | undefined, total: number, what: string): void => {
  if (shard === undefined) return;
  if (seed === undefined) stop('A shard needs --seed, the same for all shards: otherwise each would deal its own games.');
  if (shard.of > total) stop(`There are only ${total} ${what} to share, too few for ${shard.of} shards.`);
};

import { BLOCK } from '@swordtable/server/people/blocks';
import { until } from './asking.ts';
import type { Named } from './at-table.ts';
import type { Surroundings } from './network.ts';

/** Blocks another player for good, or only for now. */
export const block = async (surroundings: Surroundings, { key, player }: Named, other: string, isForGood: boolean): Promise<void> => {
  const { kept } = surroundings;
  const id = `${player} ${other}`;
  const blocked = await until(surroundings, 'block', ({ people }) => people.block(key, other));
  if (blocked.ok) kept.witness(BLOCK, id, (stored) => stored !== undefined);
  if (isForGood) return;
  // Neither holds until the answer comes.
  kept.witness(BLOCK, id, () => true);
  await until(surroundings, 'unblock', ({ people }) => people.unblock(key, other));
};

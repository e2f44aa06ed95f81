import { BLOCK } from '@swordtable/server/people/blocks';
import { until } from './asking.ts';
import type { Surroundings } from './network.ts';

/** Blocks another player for good, or only for now. */
export const block = async (surroundings: Surroundings, player: string, other: string, isForGood: boolean): Promise<void> => {
  const { kept } = surroundings;
  const id = `${player} ${other}`;
  const blocked = await until(surroundings, 'block', ({ serve }) => serve(({ people }) => people.blocks.block(player, other)));
  if (blocked.ok) kept.witness(BLOCK, id, (stored) => stored !== undefined);
  if (isForGood) return;
  // Neither holds until the answer comes.
  kept.witness(BLOCK, id, () => true);
  await until(surroundings, 'unblock', ({ serve }) => serve(({ people }) => people.blocks.unblock(player, other)));
};

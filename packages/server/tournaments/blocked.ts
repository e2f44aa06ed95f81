import type { Blocks } from '../people/blocks.ts';
import type { Blocked } from './next-round.ts';
import type { Tournament } from './tournament.ts';

/**
 * Which entrants have blocked each other, as far as they're players who still play. What they do after the start doesn't count: no one can
 * dodge an opponent.
 */
export const blockedAmong = async ({ entrants, began }: Tournament, blocks: Pick<Blocks, 'among'>): Promise<Blocked> => {
  const playing = entrants.flatMap(({ player, out }, index) => (player === undefined || out ? [] : [{ player, index }]));
  const players = playing.map(({ player }) => player);
  const sets = entrants.map(() => new Set<number>());
  for (const { player, index } of playing) {
    const blocked = await blocks.among(player, players, began);
    for (const other of playing) if (blocked.has(other.player)) sets[index]?.add(other.index);
  }
  return sets;
};

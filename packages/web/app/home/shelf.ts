import type { IconName } from '../../kit/icons/icon.tsx';
import type { Dictionary } from '../words/dictionary.ts';

/** The games on the first page, in the order of `GAMES`, which is not loaded here: it brings all rules with it. */
export const SHELF = ['olympus', 'asgard', 'battlefields', 'swordcrafters', 'contracts'] as const;
export type GameId = (typeof SHELF)[number];

export const onShelf = (id: string): GameId | undefined => SHELF.find((game) => game === id);

/** Those that can be played alone; a test holds it to the rules. */
const ALONE: readonly GameId[] = ['swordcrafters'];
export const canBeAlone = (id: GameId): boolean => ALONE.includes(id);

export const emblemOf = (id: GameId): IconName => `emblem/${id}`;

/** What people call a game; one that is not on the shelf goes by the name it brings. */
export const titleOf = (words: Dictionary, id: string, otherwise = id): string => {
  const game = onShelf(id);
  return game === undefined ? otherwise : words.games[game].title;
};

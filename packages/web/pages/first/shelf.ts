import type { IconName } from '../../icons/icon.tsx';
import type { Dictionary } from '../../words/language.ts';

/** The games on the first page, in the order of `GAMES`, which is not loaded here: it brings all rules with it. */
export const SHELF = ['olympus', 'asgard', 'battlefields'] as const;
export type GameId = (typeof SHELF)[number];

export const onShelf = (id: string): GameId | undefined => SHELF.find((game) => game === id);

export const emblemOf = (id: GameId): IconName => `emblem/${id}`;

/** What people call a game; one that is not on the shelf goes by the name it brings. */
export const titleOf = (words: Dictionary, id: string, otherwise = id): string => {
  const game = onShelf(id);
  return game === undefined ? otherwise : words.games[game].title;
};

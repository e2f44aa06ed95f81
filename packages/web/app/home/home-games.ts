import { listedGames } from '../../client/local/games.ts';
import type { IconName } from '../../kit/icons/icon.tsx';
import type { Dictionary } from '../words/dictionary.ts';

/** The games that this page can describe in all its languages. */
const DESCRIBED = ['olympus', 'asgard', 'battlefields', 'swordcrafters', 'contracts'] as const;
export type GameId = (typeof DESCRIBED)[number];

/** All games on the first page, in their order. */
export const homeGames = (withExamples = false): readonly string[] => listedGames(withExamples);

/** A game that has texts here; nothing for one that brings only its rules. */
export const describedGame = (id: string): GameId | undefined => DESCRIBED.find((game) => game === id);

/** Those that can be played alone; a test holds it to the rules. */
const ALONE: readonly GameId[] = ['swordcrafters'];
export const canBeAlone = (id: GameId): boolean => ALONE.includes(id);

export const emblemOf = (id: GameId): IconName => `emblem/${id}`;

/** What people call a game; one that is not on the shelf goes by the name it brings. */
export const titleOf = (words: Dictionary, id: string, otherwise = id): string => {
  const game = describedGame(id);
  return game === undefined ? otherwise : words.games[game].title;
};

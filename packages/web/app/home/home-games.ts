import { listedGames } from '../../client/local/games.ts';
import type { IconName } from '../../kit/icons/icon.tsx';
import type { Dictionary } from '../words/dictionary.ts';

/** The games that this page can describe in all its languages. Each has rules to read, which a test checks. */
const DESCRIBED = ['olympus', 'asgard', 'battlefields', 'swordcrafters', 'contracts'] as const;
export type GameId = (typeof DESCRIBED)[number];

/** All games on the home page, in order. */
export const homeGames = (withExamples = false): readonly string[] => listedGames(withExamples);

/** A game that has texts here, or undefined if it brings only its rules. */
export const describedGame = (id: string): GameId | undefined => DESCRIBED.find((game) => game === id);

/** The games with a solo mode; a test checks this against the rules. */
const ALONE: readonly GameId[] = ['swordcrafters'];
export const canBeAlone = (id: GameId): boolean => ALONE.includes(id);

/** The games for more than two, and for how many at most; a test checks this against the rules. */
const MOST_SEATS: Readonly<Partial<Record<GameId, number>>> = { swordcrafters: 5, contracts: 5 };
/** Whether that many can play a game together. */
export const canSeat = (id: string, seats: number): boolean => {
  const game = describedGame(id);
  return seats <= ((game && MOST_SEATS[game]) ?? 2);
};

export const emblemOf = (id: GameId): IconName => `emblem/${id}`;

/** A game's name; a game without texts here goes by its rules' name. */
export const titleOf = (words: Dictionary, id: string, otherwise = id): string => {
  const game = describedGame(id);
  return game === undefined ? otherwise : words.games[game].title;
};

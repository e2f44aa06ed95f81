import { type PlacedPuzzle, puzzlesIn, readBook } from '@swordtable/bots';
import type { Game } from '@swordtable/kernel';
import { gameOf } from '../arguments.ts';
import { GAMES, gameNamed } from '../games.ts';
import { FAILED, orStop, stop } from '../stop.ts';

/** The game with this name, if it has puzzles. */
export const gameWithPuzzles = (id: string): Game => {
  const game = gameOf(id);
  return game.puzzles === undefined ? stop(`${game.name} has no puzzles.`) : game;
};

/** The games whose puzzles are meant: one, or all that have any. */
export const gamesMeant = (id: string | undefined): readonly Game[] =>
  id === undefined ? GAMES.filter(({ puzzles }) => puzzles !== undefined) : [gameWithPuzzles(id)];

/** A game's puzzles, and the version of its rules that they were made with. */
export const bookOf = async (newest: Game): Promise<{ readonly game: Game; readonly puzzles: readonly PlacedPuzzle[] }> => {
  const book = orStop(readBook(await newest.puzzles?.book()), FAILED);
  const game = gameNamed(newest.id, book.version);
  if (game === undefined)
    return stop(`The puzzles of ${newest.name} are from version ${book.version} of its rules, which isn’t here.`, FAILED);
  return { game, puzzles: puzzlesIn(book) };
};

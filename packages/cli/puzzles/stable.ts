import { type PlacedPuzzle, searchPuzzle } from '@swordtable/bots';
import type { Game } from '@swordtable/kernel';
import { TRIES } from './tries.ts';

/** How often a new puzzle is searched again, each time with other luck. */
const SEARCHES = 7;

/** Where nothing was learned, a search takes four times as many tries. */
export const triesFor = ({ learned }: Pick<Game, 'learned'>, tries: number): number =>
  learned === undefined ? Math.ceil(tries / 4) : tries;

/** Whether the best answer of a puzzle still leads in every further search. The first that contradicts ends it. */
export const isStable = (game: Game, placed: PlacedPuzzle): boolean => {
  for (let search = 1; search <= SEARCHES; search++)
    if (!searchPuzzle(game, placed, triesFor(game, TRIES), `again ${search}`).ok) return false;
  return true;
};

/** A search has luck of its own: one that contradicts is repeated with this many times the tries, and the longest decides. */
const LONGER = [4, 16];

/** Searches a puzzle again; says whether the best answer still leads, and whether that was in doubt. */
export const searchAgain = (game: Game, placed: PlacedPuzzle, tries: number, seed: string) => {
  let found = searchPuzzle(game, placed, tries, seed);
  const inDoubt = !found.ok;
  for (const times of LONGER) if (!found.ok) found = searchPuzzle(game, placed, times * tries, `${seed}, ${times} times as long`);
  return { found, inDoubt };
};

import { wordsBy } from '../../kit/words/language.ts';
import type { SameWords } from '../../kit/words/words.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export type PuzzleWords = SameWords<typeof en>;

/** The texts of the puzzles, in the page's language. */
export const usePuzzleWords = wordsBy<PuzzleWords>({ en, de });

/** The names of a game's themes; the tile games share theirs. */
export const themesOf = ({ themes }: PuzzleWords, game: string): Readonly<Record<string, string>> => {
  switch (game) {
    case 'olympus':
    case 'asgard':
      return { ...themes.tiles };
    case 'battlefields':
    case 'swordcrafters':
    case 'contracts':
      return { ...themes[game] };
    default:
      return {};
  }
};

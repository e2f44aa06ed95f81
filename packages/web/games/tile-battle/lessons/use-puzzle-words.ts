import { wordsBy } from '../../../kit/words/language.ts';
import type { SameWords } from '../../../kit/words/words.ts';
import { puzzles as de } from './words/puzzles.de.ts';
import { puzzles as en, type PuzzleWords } from './words/puzzles.en.ts';

/** What is said at the puzzles of the tile games, in the page's language. */
export const usePuzzleWords = wordsBy<SameWords<PuzzleWords>>({ en, de });

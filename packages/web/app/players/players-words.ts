import { wordsBy } from '../../kit/words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The texts of players' pages and leaderboards, in the page's language. */
export const usePlayersWords = wordsBy({ en, de });

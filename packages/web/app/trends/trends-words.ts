import { wordsBy } from '../../kit/words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The texts of the trends, in the page's language. */
export const useTrendsWords = wordsBy({ en, de });

import { wordsBy } from '../../kit/words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The texts around a match, in the page's language. */
export const usePlayWords = wordsBy({ en, de });

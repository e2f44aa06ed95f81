import { wordsBy } from '../words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The slips' texts, in the page's language. */
export const useWhyWords = wordsBy({ en, de });

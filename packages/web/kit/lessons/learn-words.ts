import { wordsBy } from '../words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The coach's texts, in the page's language. */
export const useLearnWords = wordsBy({ en, de });

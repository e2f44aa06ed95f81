import { wordsBy } from '../words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** What the slips say that explain, in the language of the page. */
export const useWhyWords = wordsBy({ en, de });

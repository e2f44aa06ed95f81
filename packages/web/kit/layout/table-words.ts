import { wordsBy } from '../words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** What every table says, in the page's language. */
export const useTableWords = wordsBy({ en, de });

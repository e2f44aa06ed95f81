import { wordsBy } from '../../../kit/words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The texts of talking at a table, in the page's language. */
export const useTalkWords = wordsBy({ en, de });

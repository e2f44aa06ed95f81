import { wordsBy } from '../words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The texts of setting up a position, in the language of the page. */
export const useSetUpWords = wordsBy({ en, de });

import { wordsBy } from '../../kit/words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** What stands around a match, in the language of the page. */
export const usePlayWords = wordsBy({ en, de });

import { wordsBy } from '../words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The words that all analysis boards share, in the language of the page. */
export const useSharedWords = wordsBy({ en, de });

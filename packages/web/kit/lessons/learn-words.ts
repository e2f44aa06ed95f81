import { wordsBy } from '../words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** What the coach says, in the language of the page. */
export const useLearnWords = wordsBy({ en, de });

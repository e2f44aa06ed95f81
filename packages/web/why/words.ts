import { wordsBy } from '../words/language.ts';
import { de } from '../words/why/de.ts';
import { en } from '../words/why/en.ts';

/** What the slips say that explain, in the language of the page. */
export const useWhyWords = wordsBy({ en, de });

import { wordsBy } from '../words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** What stands around the rules, in the language of the page. */
export const useRulesWords = wordsBy({ en, de });

import { wordsBy } from '../words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The texts around the rules, in the page's language. */
export const useRulesWords = wordsBy({ en, de });

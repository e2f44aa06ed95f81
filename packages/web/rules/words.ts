import { wordsBy } from '../words/language.ts';
import { de } from '../words/rules/de.ts';
import { en } from '../words/rules/en.ts';

/** What stands around the rules, in the language of the page. */
export const useRulesWords = wordsBy({ en, de });

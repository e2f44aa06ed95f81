import { wordsBy } from '../../kit/words/language.ts';
import { de } from './words/company/de.ts';
import { en } from './words/company/en.ts';

/** What is said of those who sit at a table, in the language of the page. */
export const useCompanyWords = wordsBy({ en, de });

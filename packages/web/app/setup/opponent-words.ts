import { wordsBy } from '../../kit/words/language.ts';
import { de } from './words/opponents/de.ts';
import { en } from './words/opponents/en.ts';

/** What is said of those who sit at a table, in the language of the page. */
export const useOpponentWords = wordsBy({ en, de });

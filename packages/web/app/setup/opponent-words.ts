import { wordsBy } from '../../kit/words/language.ts';
import { de } from './words/opponents/de.ts';
import { en } from './words/opponents/en.ts';

/** The texts about the players at a table, in the page's language. */
export const useOpponentWords = wordsBy({ en, de });

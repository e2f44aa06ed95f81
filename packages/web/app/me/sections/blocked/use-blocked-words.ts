import { wordsBy } from '../../../../kit/words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The texts about blocked players, in the page's language. */
export const useBlockedWords = wordsBy({ en, de });

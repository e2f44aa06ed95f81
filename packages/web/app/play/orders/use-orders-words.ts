import { wordsBy } from '../../../kit/words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The texts about planning ahead, in the page's language. */
export const useOrdersWords = wordsBy({ en, de });

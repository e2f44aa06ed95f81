import { wordsBy } from '../../../kit/words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** What is said about planning ahead, in the language of the page. */
export const useOrdersWords = wordsBy({ en, de });

import { wordsBy } from '../../../words/language.ts';
import { de } from '../../../words/orders/de.ts';
import { en } from '../../../words/orders/en.ts';

/** What is said about planning ahead, in the language of the page. */
export const useOrdersWords = wordsBy({ en, de });

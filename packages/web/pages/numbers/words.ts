import { wordsBy } from '../../words/language.ts';
import { de } from '../../words/numbers/de.ts';
import { en } from '../../words/numbers/en.ts';

/** The words of this page in the language of the page. */
export const useNumbersWords = wordsBy({ en, de });

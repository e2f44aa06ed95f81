import { wordsBy } from '../../kit/words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The texts of the operator's page, in the page's language. */
export const useOperatorWords = wordsBy({ en, de });

import { wordsBy } from '../../kit/words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** This page's texts in the page's language. */
export const useNumbersWords = wordsBy({ en, de });

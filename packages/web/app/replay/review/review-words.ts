import { wordsBy } from '../../../kit/words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The texts of reviews, in the page's language. */
export const useReviewWords = wordsBy({ en, de });

import { wordsBy } from '../../kit/words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The texts of the analysis pages, in the language of the page. */
export const useAnalysisPageWords = wordsBy({ en, de });

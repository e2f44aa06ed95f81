import { wordsBy } from '../../../kit/words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The words of the analysis board in the language of the page. */
export const useAnalysisWords = wordsBy({ en, de });

import { wordsBy } from '../../words/language.ts';
import { de } from '../../words/play/de.ts';
import { en } from '../../words/play/en.ts';

/** What stands around a match, in the language of the page. */
export const usePlayWords = wordsBy({ en, de });

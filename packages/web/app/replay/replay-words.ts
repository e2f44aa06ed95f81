import { wordsBy } from '../../kit/words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** Looking back at a match, in the language of the page. */
export const useReplayWords = wordsBy({ en, de });

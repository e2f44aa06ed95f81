import { wordsBy } from '../../words/language.ts';
import { de } from '../../words/replay/de.ts';
import { en } from '../../words/replay/en.ts';

/** Looking back at a match, in the language of the page. */
export const useReplayWords = wordsBy({ en, de });

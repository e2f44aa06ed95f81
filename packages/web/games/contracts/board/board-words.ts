import { wordsBy } from '../../../kit/words/language.ts';
import type { SameWords } from '../../../kit/words/words.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';

const useParts = wordsBy<SameWords<typeof en>>({ en, de });

/** What the board says, in the language of the page. */
export const useBoardWords = () => useParts().board;

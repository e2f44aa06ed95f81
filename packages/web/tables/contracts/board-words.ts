import { de } from '../../words/contracts/de.ts';
import { en } from '../../words/contracts/en.ts';
import { wordsBy } from '../../words/language.ts';
import type { SameWords } from '../../words/words.ts';

const useParts = wordsBy<SameWords<typeof en>>({ en, de });

/** What the board says, in the language of the page. */
export const useBoardWords = () => useParts().board;

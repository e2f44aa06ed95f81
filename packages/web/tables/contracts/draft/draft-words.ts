import { draft as de } from '../../../words/contracts/draft.de.ts';
import { draft as en } from '../../../words/contracts/draft.en.ts';
import { wordsBy } from '../../../words/language.ts';
import type { SameWords } from '../../../words/words.ts';

/** What the draft says, in the language of the page. */
export const useDraftWords = wordsBy<SameWords<typeof en>>({ en, de });

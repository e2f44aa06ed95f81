import { wordsBy } from '../../../../kit/words/language.ts';
import type { SameWords } from '../../../../kit/words/words.ts';
import { draft as de } from '../../words/draft.de.ts';
import { draft as en } from '../../words/draft.en.ts';

/** What the draft says, in the language of the page. */
export const useDraftWords = wordsBy<SameWords<typeof en>>({ en, de });

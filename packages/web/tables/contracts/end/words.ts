import { de } from '../../../words/contracts/ends.de.ts';
import { type EndsWords, en } from '../../../words/contracts/ends.en.ts';
import { wordsBy } from '../../../words/language.ts';
import type { SameWords } from '../../../words/words.ts';

/** What pay day, the end and the bar say, in the language of the page. */
export const useEndsWords = wordsBy<SameWords<EndsWords>>({ en, de });

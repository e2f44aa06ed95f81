import { wordsBy } from '../../../../kit/words/language.ts';
import type { SameWords } from '../../../../kit/words/words.ts';
import { de } from '../../words/ends.de.ts';
import { type EndsWords, en } from '../../words/ends.en.ts';

/** What pay day, the end and the bar say, in the language of the page. */
export const useEndsWords = wordsBy<SameWords<EndsWords>>({ en, de });

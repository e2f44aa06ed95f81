import { wordsBy } from '../../../../kit/words/language.ts';
import type { SameWords } from '../../../../kit/words/words.ts';
import { de } from '../../words/about.de.ts';
import { type AboutWords, en } from '../../words/about.en.ts';

/** What is said about cards and parties, in the language of the page. */
export const useAboutWords = wordsBy<SameWords<AboutWords>>({ en, de });

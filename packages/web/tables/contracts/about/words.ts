import { de } from '../../../words/contracts/about.de.ts';
import { type AboutWords, en } from '../../../words/contracts/about.en.ts';
import { wordsBy } from '../../../words/language.ts';
import type { SameWords } from '../../../words/words.ts';

/** What is said about cards and parties, in the language of the page. */
export const useAboutWords = wordsBy<SameWords<AboutWords>>({ en, de });

import { wordsBy } from '../../../kit/words/language.ts';
import type { SameWords } from '../../../kit/words/words.ts';
import { de } from './words/why.de.ts';
import { en, type WhyWords } from './words/why.en.ts';

/** What explanations say, in the language of the page. */
export const useContractWhyWords = wordsBy<SameWords<WhyWords>>({ en, de });

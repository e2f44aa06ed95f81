import { de } from '../../../words/contracts/why.de.ts';
import { en, type WhyWords } from '../../../words/contracts/why.en.ts';
import { wordsBy } from '../../../words/language.ts';
import type { SameWords } from '../../../words/words.ts';

/** What explanations say, in the language of the page. */
export const useContractWhyWords = wordsBy<SameWords<WhyWords>>({ en, de });
